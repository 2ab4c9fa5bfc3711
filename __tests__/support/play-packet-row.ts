import type { Locator, Page } from 'playwright-core';

/** What the app calls the things that a game needs pressing, in both languages. */
export const WORDS = {
  en: {
    newGame: 'New game of Packet Row',
    start: 'Start',
    human: 'Human',
    show: /^Show .+’s hand/,
    again: /^Press again/,
    confirm: /^(Choose (?!an area)|Take (?!a card|back))/,
    giveUp: /^(Decline|Pass|I am done)$/,
    nextMove: 'Show the next move',
    playOn: /^Play on/,
    home: 'Home',
    menu: 'Menu',
    log: 'Log of the game',
    undo: 'Take back the last move',
    undoRefused: /^the last move was not yours/,
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
    giveUp: /^(Verzichten|Passen|Ich bin fertig)$/,
    nextMove: 'Nächsten Zug zeigen',
    playOn: /^Weiterspielen/,
    home: 'Start',
    menu: 'Menü',
    log: 'Verlauf der Partie',
    undo: 'Letzten Zug zurücknehmen',
    undoRefused: /^der letzte Zug war nicht deiner/,
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

/** From home to the first question: this many people, then bots up to three at the table. */
export async function startGame(
  page: Page,
  words: Words,
  people: number,
  { first = false }: { first?: boolean } = {},
): Promise<void> {
  await button(page, words.newGame).click();
  await button(page, words.start).waitFor();
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
export async function liftCurtain(page: Page, words: Words): Promise<void> {
  const again = button(page, words.again);
  await pressLate(page, button(page, words.show), () => again.waitFor(SHORTLY));
  await pressLate(page, again, () => again.waitFor({ state: 'detached', ...SHORTLY }));
}

const SHORTLY = { timeout: 1_000 };
const MOST_PRESSES = 20;

async function pressLate(page: Page, pressed: Locator, taken: () => Promise<void>): Promise<void> {
  for (let presses = 1; ; presses += 1) {
    await page.clock.fastForward(500);
    await pressIfThere(pressed);
    try {
      await taken();
      return;
    } catch (error) {
      if (presses === MOST_PRESSES) throw error;
    }
  }
}

/** The table may move on between looking and pressing; then nothing is owed any more, and the next look tells. */
async function pressIfThere(locator: Locator): Promise<boolean> {
  if ((await locator.count()) === 0) return false;
  return locator
    .first()
    .click({ timeout: 400 })
    .then(
      () => true,
      () => false,
    );
}

/** A card that cannot be taken explains itself in a sheet, which may come and go a moment after the press. */
async function closeSheets(page: Page): Promise<void> {
  const sheets = page.getByRole('dialog');
  for (let tries = 0; tries < 40 && (await sheets.count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}

/** Presses it; where a sheet has come up over it meanwhile, closes that first. */
async function pressUncovered(page: Page, locator: Locator): Promise<void> {
  if (await pressIfThere(locator)) return;
  await closeSheets(page);
  await pressIfThere(locator);
}

/** What is pressed is either marked, so that it can be confirmed, or explains itself; a busy machine takes its time. */
async function answered(page: Page, confirm: Locator): Promise<void> {
  const answer = confirm.or(page.getByRole('dialog')).first();
  await answer.waitFor({ timeout: 2_000 }).catch(() => undefined);
}

/** Picks what is on offer until the button that names it can be pressed. */
export async function pickSomething(page: Page, words: Words): Promise<Locator | undefined> {
  const confirm = page.getByRole('button', { name: words.confirm, disabled: false });
  for (const role of ['radio', 'tab'] as const) {
    const offered = page.getByRole(role, { disabled: false });
    for (let at = 0; at < (await offered.count()); at++) {
      await pressUncovered(page, offered.nth(at));
      if (role === 'radio') await answered(page, confirm);
      if ((await confirm.count()) > 0) return confirm;
      await closeSheets(page);
    }
  }
  return undefined;
}

/** One decision at the device, whoever's it is; whether there was anything to do. */
export async function decide(page: Page, words: Words): Promise<boolean> {
  if ((await button(page, words.show).count()) > 0) {
    await liftCurtain(page, words);
    return true;
  }
  const confirm = page.getByRole('button', { name: words.confirm, disabled: false });
  if (await pressIfThere(confirm)) return true;
  const picked = await pickSomething(page, words);
  if (picked !== undefined && (await pressIfThere(picked))) return true;
  return pressIfThere(button(page, words.giveUp));
}

/** One decision that has to be made, however long the table takes to ask for it. */
export async function mustDecide(page: Page, words: Words): Promise<void> {
  const patience = Date.now() + 30_000;
  while (!(await decide(page, words))) {
    if (Date.now() > patience) throw new Error('nothing is asked at this table');
    await page.waitForTimeout(20);
  }
}

const isOver = (page: Page): boolean => page.url().includes('/results/');

/** Plays on until the final scores are shown. */
export async function playToTheEnd(page: Page, words: Words): Promise<void> {
  for (let step = 0; step < 1500 && !isOver(page); step++) {
    if (!(await decide(page, words))) await page.waitForTimeout(20);
  }
  if (!isOver(page)) throw new Error('the game has not come to its end');
}
