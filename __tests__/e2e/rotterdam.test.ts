import { rotterdam } from '@/games/rotterdam';
import { HARBOUR_OF, PRODUCTS } from '@/games/rotterdam/cards/goods';
import type { MoveType } from '@/games/rotterdam/move';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { PHASES, type Phase, type RotterdamState } from '@/games/rotterdam/state';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { foundOn } from '../support/found-on';
import { BRISK, WORDS } from '../support/play-packet-row';
import { RotterdamPage } from '../support/rotterdam-page';
import { rotterdamGamesWhere, type Fits } from '../support/rotterdam-positions';
import { cardsInSight } from '../support/rotterdam-secrets';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';

const PEOPLE = 4;

/** In the middle of a captain's action the page is loaded anew: between the two colours, and while somebody's ships go. */
const RELOADED: Readonly<Record<string, (state: RotterdamState) => boolean>> = {
  'between two colours': ({ phase, action }) => phase === 'captain' && action.colours === 1,
  'while ships sail': ({ phase }) => phase === 'sail',
};

/** Every kind of answer, and whether it comes up in this game, which is always dealt and played alike; else it is prepared. */
const ANSWERS: Readonly<Record<MoveType, boolean>> = {
  launch: true,
  bid: true,
  pass: true,
  work: true,
  forward: true,
  cash: true,
  build: true,
  takeFree: true,
  buyRaw: false,
  sellRaw: false,
  place: true,
  load: true,
  loadNothing: false,
  colour: true,
  sail: true,
  stay: false,
  takeCard: true,
  drawCard: true,
  unload: true,
  factory: true,
  buy: true,
  sell: false,
  play: true,
  partner: false,
  finish: true,
};
/** Nobody plays a card here that asks for a second ship. */
const NOT_ASKED: readonly Phase[] = ['partner', 'over'];
const TYPES = Object.keys(ANSWERS) as readonly MoveType[];
const MADE = TYPES.filter((type) => ANSWERS[type]);
const PREPARED = TYPES.filter((type) => !ANSWERS[type]);

const words = rotterdamWords.en;
/** Sentences that name a card which only its owner saw. */
const TOLD_UNSEEN = [
  'drew the ship card',
  ...PRODUCTS.map(
    (_, product) => `worked in ${words.harbour(HARBOUR_OF[product] ?? 0)}: ${words.product(product)}`,
  ),
];

it('RT-60 four people around a tablet bid and play a whole game with covered hands: no full curtain unless the page was left, and no card is in the page but for whoever turned the hand up', async () => {
  const stored = { 'harbourmaster/settings': BRISK };
  const device = { viewport: 'tablet', colorScheme: 'dark' } as const;
  const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
  const { bidding, fixedRounds } = TEXTS.en.games.rotterdam.options;
  const agreed = [bidding.label, fixedRounds.label];
  await beginGame(page, 'en', 'rotterdam', { people: PEOPLE, seats: PEOPLE, agreed });
  const seat = new RotterdamPage(page, 'en');
  const critic = new Critic(page);
  const covered = page.getByRole('button', { name: WORDS.en.show });
  const map = page.getByRole('group', { name: /^Waterways, / });
  const reloaded = new Set<string>();
  let [curtains, pages, seen] = [0, 0, 0];
  await seat.playOn(Infinity, async (asked) => {
    if (asked === 'over') return;
    const play = await seat.play();
    const { state } = play;
    const [actor] = rotterdam.waitingFor(state);
    const isUp = asked !== 'curtain' && (await covered.count()) === 0;
    const { all, own, allowed } = cardsInSight(state, isUp ? actor : undefined, 'en');
    const found = await foundOn(page, all);
    pages += 1;
    expect(found.filter((card) => !allowed.has(card))).toEqual([]);
    if (asked === 'curtain') {
      curtains += 1;
      expect(found).toEqual([]);
      return;
    }
    if (!isUp) expect(await foundOn(page, TOLD_UNSEEN)).toEqual([]);
    seen += found.filter((card) => own.includes(card)).length;
    await critic.look(state.phase);
    const [moment] =
      Object.entries(RELOADED).find(([name, isThen]) => !reloaded.has(name) && isThen(state)) ?? [];
    if (moment === undefined || actor === undefined || !rotterdam.secrets(state, actor)) return;
    reloaded.add(moment);
    const drawn = await map.ariaSnapshot();
    await page.reload();
    expect(await seat.asked()).toBe('curtain');
    curtains += 1;
    expect(await foundOn(page, all)).toEqual([]);
    await seat.liftCurtain();
    expect(await seat.asked()).toBe('answer');
    expect(await seat.play()).toEqual(play);
    expect(await map.ariaSnapshot()).toBe(drawn);
  });
  // Only where the page was loaded anew.
  expect({ curtains, reloaded: [...reloaded] }).toEqual({ curtains: 2, reloaded: Object.keys(RELOADED) });
  // Whoever looks at their own hand does see it: the cards can be found.
  expect(seen).toBeGreaterThan(PEOPLE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await critic.judge('results');
  expect(critic.findings).toEqual([]);
  expect([complaints, strangers]).toEqual([[], []]);
  tellFigure(
    `1 whole game of Rotterdam by ${PEOPLE} people with covered hands, ${pages} pages searched, questions: ${[...seat.answered].join(', ')}; answers: ${[...seat.made].join(', ')}`,
  );

  expect({ answered: [...seat.answered].toSorted(), made: [...seat.made].toSorted() }).toEqual({
    answered: PHASES.filter((phase) => !NOT_ASKED.includes(phase)).toSorted(),
    made: MADE.toSorted(),
  });
  await context.close();
});

it('whatever did not come up in that game is answered through the page in the middle of another one', async () => {
  const openTable = {
    ...peopleAt('rotterdam', PEOPLE, { bidding: true }),
    houseRules: { takeBack: true, openHands: true },
  } as const;
  const isAmongOthers =
    (type: MoveType): Fits =>
    (moves) =>
      moves.length > 1 && moves.some((move) => move.type === type);
  const games = rotterdamGamesWhere(
    openTable,
    Object.fromEntries(PREPARED.map((type) => [type, isAmongOthers(type)])) as Record<MoveType, Fits>,
  );
  const stored = Object.assign(
    { 'harbourmaster/settings': BRISK },
    ...PREPARED.map((type) => storedAs(type.toLowerCase(), games[type])),
  ) as Record<string, string>;
  const device = { viewport: 'phone', colorScheme: 'light', locale: 'de-DE' } as const;
  const { page, context, complaints } = await visit({ ...device, stored, clock: true });
  const made = new Set<MoveType>();
  for (const type of PREPARED) {
    await page.goto(`/table/${type.toLowerCase()}`);
    const seat = new RotterdamPage(page, 'de', type.toLowerCase());
    expect(await seat.asked()).toBe('answer');
    const { state, moves } = await seat.play();
    const [asked = 0] = rotterdam.waitingFor(state);
    await seat.answer(rotterdam.moves(state, asked).find((move) => move.type === type));
    const after = (await seat.play()).moves[moves.length];
    if (after?.seat === asked) made.add(after.move.type);
  }
  expect([...made]).toEqual(PREPARED);
  expect(complaints).toEqual([]);
  tellFigure(`answers of Rotterdam in prepared games: ${PREPARED.join(', ')}`);
  await context.close();
});
