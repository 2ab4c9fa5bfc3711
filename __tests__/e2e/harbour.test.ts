import type { Page } from 'playwright-core';
import { ANSWERS, questionOf, type Question } from '@/games/harbour/asked';
import { goodName } from '@/games/harbour/cards/goods';
import { buildingId } from '@/games/harbour/cards/buildings';
import { playerBoardId, type PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { harbour } from '@/games/harbour';
import { harbourWords } from '@/games/harbour/phrases';
import { NONE, type HarbourState } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { foundOn } from '../support/found-on';
import { HarbourPage } from '../support/harbour-page';
import { gamesAt, harbourTable, people } from '../support/harbour-positions';
import { BRISK, WORDS } from '../support/play-packet-row';
import { storedAs } from '../support/stored-games';

const stored = { 'harbourmaster/settings': BRISK };

/** The boards that only this seat has seen, or nobody has kept. */
const hiddenBoards = (
  dealt: HarbourState,
  now: HarbourState,
  seat: number | undefined,
): readonly PlayerBoardId[] =>
  dealt.offers.flatMap((board, at) => {
    const owner = Math.floor(at / 2);
    const chosen = now.offers.length === 0 && now.boards[owner] === board;
    const own = now.offers.length > 0 && owner === seat;
    return chosen || own ? [] : [playerBoardId(board)];
  });

/** The two boards between which this seat chooses. */
const ownBoards = ({ offers }: HarbourState, seat: number): readonly string[] =>
  offers
    .filter((_, at) => Math.floor(at / 2) === seat)
    .map((board) => harbourWords.en.boards[playerBoardId(board)]);

/** Over everything: what lies covered by itself leaves the table in sight. */
const curtainsOn = (page: Page): Promise<number> =>
  page.getByRole('button', { name: TEXTS.en.curtain.pause, exact: true }).count();

/** What four people who play sensibly are asked in the game of this seed, and answer through the page. */
const ANSWERED: readonly Question[] = [
  'board',
  'fee',
  'feeNowOrLater',
  'gift',
  'give',
  'go',
  'goodsOrPurchase',
  'look',
  'pick',
  'raise',
  'replace',
  'ship',
];

const LOOKED_AT = 2;
/** Until the other person was asked too. */
const DECISIONS_AFTER = 5;

describe('Harbour', () => {
  it('HB-60 is played by four people with characters on a tablet, and nobody sees a board that was not kept', async () => {
    const device = { viewport: 'tablet', colorScheme: 'dark' } as const;
    const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
    const { boards, inlandTraders } = TEXTS.en.games.harbour.options;
    const agreed = [boards.choices.characters.label, inlandTraders.label];
    await beginGame(page, 'en', 'harbour', { people: 4, seats: 4, agreed });
    const table = new HarbourPage(page, 'en');
    await table.asked();
    const dealt = (await table.play()).state;
    const critic = new Critic(page);
    const covered: unknown[] = [];
    let [pages, own, curtains] = [0, 0, 0];
    await table.playToTheEnd(async (asked) => {
      const { state } = await table.play();
      curtains += await curtainsOn(page);
      if (asked === 'curtain') covered.push(questionOf(state));
      const seat = asked === 'answer' ? harbour.waitingFor(state)[0] : undefined;
      const names = hiddenBoards(dealt, state, seat).map((board) => harbourWords.en.boards[board]);
      expect(await foundOn(page, names)).toEqual([]);
      pages += 1;
      if (seat === undefined) return;
      if (questionOf(state) === 'board') own += (await foundOn(page, ownBoards(state, seat))).length;
      await critic.look(questionOf(state));
    });
    // Whoever chooses a board does see both: the names can be found.
    expect(own).toBe(2 * 4);
    // What is chosen in private is covered by itself, nothing else ever, and the whole table never.
    expect({ covered, curtains }).toEqual({
      covered: ['board', 'board', 'board', 'board', 'look'],
      curtains: 0,
    });
    expect([...table.answered].toSorted()).toEqual(ANSWERED);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await critic.judge('results');
    expect(critic.findings).toEqual([]);
    await page.getByRole('button', { name: WORDS.en.home }).click();
    await page.getByRole('button', { name: WORDS.en.newGame }).waitFor();
    expect([complaints, strangers]).toEqual([[], []]);
    const kinds = Object.keys(ANSWERS).length;
    tellFigure(
      `1 whole game of Harbour by 4 people, ${pages} pages searched, ${table.answered.size} of ${kinds} questions answered`,
    );
    await context.close();
  });

  it('HB-60 shows a bonus card to nobody but the person who turned it up, on a phone', async () => {
    const device = { viewport: 'phone', colorScheme: 'light', locale: 'de-DE' } as const;
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    const { bonusCards } = TEXTS.de.games.harbour.options;
    await beginGame(page, 'de', 'harbour', { people: 2, seats: 2, agreed: [bonusCards.label] });
    const table = new HarbourPage(page, 'de');
    await table.asked();
    const { bonus } = TEXTS.de.games.harbour.board;
    const paid = (await table.play()).state.bonus.map((good) =>
      bonus.pays({ good: harbourWords.de.goods[goodName(good)] }),
    );
    const shown = async () => {
      const found = await foundOn(page, paid);
      return paid.flatMap((words, seat) => (found.includes(words) ? [seat] : []));
    };
    const critic = new Critic(page);
    const curtains: unknown[] = [];
    let turnedUp: number | undefined;
    let seen = 0;
    await table.playToTheEnd(async (asked) => {
      if (asked === 'over') return;
      const { state } = await table.play();
      const [holder = NONE] = harbour.waitingFor(state);
      if (asked === 'curtain') curtains.push(questionOf(state));
      // A card that one person turned up is covered again as soon as the other is asked.
      if (holder !== turnedUp) turnedUp = undefined;
      expect((await shown()).filter((seat) => seat !== turnedUp)).toEqual([]);
      await critic.look(questionOf(state));
      if (questionOf(state) !== 'go') return;
      await table.turnBonusUp(holder);
      turnedUp = holder;
      expect(await shown()).toEqual([holder]);
      seen += 1;
    });
    expect(curtains).toEqual([]);
    expect(seen).toBeGreaterThan(5);
    expect(critic.findings).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('HB-60 shows the Noble’s two buildings to nobody else, nor what went under the deck, nor another’s bonus card, from home to the replay', async () => {
    const options = { boards: 'characters', bonusCards: true };
    const game = gamesAt(harbourTable(people(2), options), ['look']).look;
    const start = game.play.state as HarbourState;
    const noble = harbour.waitingFor(start)[0];
    const pair = start.deck.slice(-LOOKED_AT);
    const { bonus } = TEXTS.en.games.harbour.board;
    const nameOf = (building: number) => harbourWords.en.buildings[buildingId(building)];
    const secretsAt = ({ free }: HarbourState) => [
      ...start.bonus.map((good, seat) => ({
        of: seat,
        words: bonus.pays({ good: harbourWords.en.goods[goodName(good)] }),
      })),
      ...pair.filter((one) => one !== free).map((one) => ({ of: noble, words: nameOf(one) })),
    ];
    const { page, context, complaints } = await visit({
      viewport: 'phone',
      stored: { ...stored, ...storedAs('look', game) },
      clock: true,
    });
    /** What belongs to whoever holds the device; nothing else of it is on the page. */
    const seenBy = async (holder: number | undefined, state: HarbourState) => {
      const secrets = secretsAt(state);
      const found = await foundOn(
        page,
        secrets.map(({ words }) => words),
      );
      const shown = secrets.filter(({ words }) => found.includes(words));
      expect(shown.filter(({ of }) => of !== holder || holder === undefined)).toEqual([]);
      return found;
    };
    const table = new HarbourPage(page, 'en', 'look');
    const playOn = page.getByRole('button', { name: WORDS.en.playOn });
    await playOn.waitFor();
    await seenBy(undefined, start);
    await playOn.click();
    expect(await table.asked()).toBe('curtain');
    expect(await curtainsOn(page)).toBe(1);
    expect(await table.decide()).toBe('curtain');
    expect(await table.asked()).toBe('answer');
    expect(await curtainsOn(page)).toBe(0);
    expect(await seenBy(noble, start)).toEqual(expect.arrayContaining(pair.map(nameOf)));

    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    expect(await table.asked()).toBe('curtain');
    await seenBy(undefined, start);

    const holders = new Set<number | undefined>();
    for (let decisions = 0; decisions < DECISIONS_AFTER || holders.size < 3; decisions += 1) {
      const asked = await table.asked();
      const { state } = await table.play();
      const holder = asked === 'answer' ? harbour.waitingFor(state)[0] : undefined;
      holders.add(holder);
      await seenBy(holder, state);
      await table.decide();
    }

    const { moves, state } = await table.play();
    await page.goto('/replay/look');
    const slider = page.getByRole('slider');
    await slider.waitFor();
    for (let moment = moves.length; moment >= 0; moment -= 1) {
      // The board follows the finger once it has the time.
      await page.getByTestId(`moment-${moment}`).waitFor();
      // The one that was kept is everybody's to see from then on, and nobody's before.
      await seenBy(undefined, moment > game.play.moves.length ? state : start);
      await slider.press('ArrowLeft');
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
