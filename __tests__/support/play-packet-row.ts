import type { Locator, Page } from 'playwright-core';
import { SHORTLY } from './patience';

/** What the app calls the things that a game needs pressing, in both languages. */
export const WORDS = {
  en: {
    newGame: 'New game of Packet Row',
    start: 'Start',
    human: 'Human',
    show: /^Show .+’s hand/,
    again: /^Press again/,
    confirm: /^(Choose (?!an area)|Take (?!a card|back))/,
    giveUp: /^(Decline|Pass|I am done|Done all the same)$/,
    asks: /^(Choose |Decline|Pass|I am done|Done all the same)/,
    nextMove: 'Show the next move',
    playOn: /^Play on/,
    home: 'Home',
    menu: 'Menu',
    log: 'Log of the game',
    undo: 'Take back the last move',
    undoRefused: /^A bot has moved since/,
    leave: /^Leave the table/,
    lookBack: /^Look back/,
    round: /^Round /,
    moment: 'Moment of the game',
    allHands: /^All hands/,
    settings: 'Settings',
    lastCall: 'Last call',
    achievements: 'Achievements',
    begin: 'Begin',
    coach: 'Coach',
    language: 'English',
    back: 'Back',
    player: 'Player 1',
  },
  de: {
    newGame: 'Neues Spiel: Packet Row',
    start: 'Los geht’s',
    human: 'Mensch',
    show: /^Die Hand von .+ zeigen/,
    again: /^Noch einmal drücken/,
    confirm: /^(?!Spielplan|Eine? ).+ (wählen|nehmen)/,
    giveUp: /^(Verzichten|Passen|Ich bin fertig|Trotzdem fertig)$/,
    asks: / wählen|^(Verzichten|Passen|Ich bin fertig|Trotzdem fertig)/,
    nextMove: 'Nächsten Zug zeigen',
    playOn: /^Weiterspielen/,
    home: 'Start',
    menu: 'Menü',
    log: 'Verlauf der Partie',
    undo: 'Letzten Zug zurücknehmen',
    undoRefused: /^Seither hat ein Bot gezogen/,
    leave: /^Den Tisch verlassen/,
    lookBack: /^Zurückschauen/,
    round: /^Runde /,
    moment: 'Zeitpunkt der Partie',
    allHands: /^Alle Hände/,
    settings: 'Einstellungen',
    lastCall: 'Letzter Aufruf',
    achievements: 'Erfolge',
    begin: 'Anfangen',
    coach: 'Begleitung',
    language: 'Deutsch',
    back: 'Zurück',
    player: 'Person 1',
  },
} as const;

export type Words = (typeof WORDS)[keyof typeof WORDS];

/**
 * Without motion and pauses, as the settings allow: a whole game takes long enough. And silent: a page that is left while
 * a sound is on its way would complain.
 */
export const BRISK = JSON.stringify({ motion: 'off', botPace: 'instant', sound: 'off' });

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/**
 * From home to the first question: this many people, then bots up to three at the table. Seats that are scrolled to may
 * come to lie under the same finger, and are deaf there at first: a hasty test lets time pass before it taps.
 */
export async function startGame(
  page: Page,
  words: Words,
  people: number,
  { first = false, pause }: { first?: boolean; pause?: () => Promise<void> } = {},
): Promise<void> {
  // A window that was just resized is laid out anew first.
  await pause?.();
  await button(page, words.newGame).click();
  await button(page, words.start).waitFor();
  await pause?.();
  for (let at = 1; at < people; at++) {
    await page.getByRole('radio', { name: words.human, exact: true }).nth(at).click();
  }
  if (first) await page.getByRole('radio', { name: words.player }).click();
  await button(page, words.start).click();
}

/**
 * Lifts the curtain by two presses, each later than a leftover tap could be. The curtain counts from when it is drawn:
 * on a busy machine a press may still come too early, and is made again.
 */
export async function liftCurtain(page: Page, words: Pick<Words, 'show' | 'again'>): Promise<void> {
  // Where the hand is wanted next, it can be turned up in two places.
  const [show, again] = [button(page, words.show).first(), button(page, words.again).first()];
  await pressLate(
    show,
    () => show.click(SHORTLY),
    () => again.waitFor(SHORTLY),
  );
  await pressLate(
    again,
    () => again.click(SHORTLY),
    () => again.waitFor({ state: 'detached', ...SHORTLY }),
  );
}

const MOST_PRESSES = 20;

/** Presses what is deaf for a moment, until that is taken. */
export async function pressLate(
  control: Locator,
  press: () => Promise<void>,
  taken: () => Promise<void>,
): Promise<void> {
  for (let presses = 1; ; presses += 1) {
    await control.page().clock.fastForward(500);
    try {
      // What was taken after all, only late, is gone by now.
      if ((await control.count()) > 0) await press();
      await taken();
      return;
    } catch (error) {
      if (presses === MOST_PRESSES) throw error;
    }
  }
}
