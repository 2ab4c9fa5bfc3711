import { HARBOUR_OF } from '@/games/rotterdam/cards/goods';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import type { MoveType, RotterdamMove } from '@/games/rotterdam/move';
import { rotterdam } from '@/games/rotterdam';
import type { PlayedGame } from '@/match/whole';
import { visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { BRISK } from '../support/play-packet-row';
import { RotterdamLooks } from '../support/rotterdam-looks';
import { RotterdamPage } from '../support/rotterdam-page';
import { rotterdamGamesWhere, type Fits } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';
import { WINDOWS, type Window } from '../support/windows';

const TABLE = { ...peopleAt('rotterdam', 4), houseRules: { takeBack: true, openHands: true } } as const;

type Moves = readonly RotterdamMove[];
const ofType = <T extends MoveType>(moves: Moves, type: T) =>
  moves.filter((move): move is Extract<RotterdamMove, { type: T }> => move.type === type);

/** Something in mind, or looked up, before anything is answered. */
interface Scene {
  readonly fits: Fits;
  readonly windows: readonly [Window, ...Window[]];
  /** On the page of whoever is asked, with what they could do. */
  readonly show: (seat: RotterdamPage, moves: Moves) => Promise<unknown>;
  /** So many moves are then made by the one button. */
  readonly makes?: number;
  readonly isDesk?: boolean;
}

const ROUND = 4;
const SHIPS = 6;
const working =
  (count: number, type: MoveType): Fits =>
  (moves, { phase }) =>
    phase === 'work' && ofType(moves, type).length >= count;
const lastOf = (type: MoveType) => (seat: RotterdamPage, moves: Moves) => {
  const [move] = ofType(moves, type).slice(-1);
  return move === undefined ? Promise.resolve() : seat.haveInMind(move);
};
const wellOn: Fits = (_, { phase, round }) => phase === 'work' && round === ROUND;
const PHONES = ['small', 'low', 'phone', 'side'] as const;

const SCENES = {
  cash: {
    fits: working(3, 'cash'),
    windows: ['phone', 'side', 'small', 'tablet'],
    show: lastOf('cash'),
    makes: 1,
  },
  build: {
    fits: working(3, 'build'),
    windows: ['low', 'upright', 'side', 'phone'],
    show: lastOf('build'),
    makes: 1,
  },
  forward: {
    fits: working(2, 'forward'),
    windows: ['phone', 'small', 'tablet', 'side'],
    show: lastOf('forward'),
    makes: 1,
  },
  captain: {
    fits: (moves, { phase, round, owners }) =>
      phase === 'work' && round >= 2 && owners.filter((owner) => owner >= 0).length >= SHIPS,
    windows: ['wide', 'upright', 'tablet'],
    show: async (seat) => {
      await seat.haveRoleInMind(CAPTAIN);
      await seat.tryColour(0);
    },
  },
  colour: {
    fits: (moves, { phase, owners }) =>
      phase === 'captain' && owners.filter((owner) => owner >= 0).length >= SHIPS,
    windows: ['low', 'side', 'tall', 'tablet', 'phone'],
    show: lastOf('colour'),
  },
  deal: {
    fits: (moves, { phase, action, players }, seat) =>
      phase === 'trader' &&
      action.deals === 0 &&
      ofType(moves, 'sell').some(({ product }) => (players[seat]?.hand[product] ?? 0) > 1),
    windows: ['small', 'low', 'side', 'upright', 'tablet', 'phone'],
    show: async (seat, moves) => {
      const { state } = await seat.play();
      const hand = state.players[state.actor]?.hand ?? [];
      const sale = ofType(moves, 'sell').find(({ product }) => (hand[product] ?? 0) > 1);
      if (sale !== undefined) await seat.haveInMind(sale);
      await seat.oneCardMore();
    },
    makes: 2,
    isDesk: true,
  },
  unsureDeal: {
    fits: (moves, { phase, stacks }) =>
      phase === 'trader' &&
      ofType(moves, 'buy').some(({ product }) => stacks[HARBOUR_OF[product] ?? 0]?.at(-1) !== product),
    windows: ['side', 'wide', 'low', 'phone'],
    show: async (seat, moves) => {
      const { stacks } = (await seat.play()).state;
      const unseen = ofType(moves, 'buy').find(
        ({ product }) => stacks[HARBOUR_OF[product] ?? 0]?.at(-1) !== product,
      );
      if (unseen !== undefined) await seat.haveInMind(unseen);
    },
    isDesk: true,
  },
  orders: { fits: wellOn, windows: PHONES, show: (seat) => seat.turnTo('orders') },
  market: { fits: wellOn, windows: PHONES, show: (seat) => seat.turnTo('market') },
  hand: { fits: wellOn, windows: PHONES, show: (seat) => seat.turnTo('hand') },
  ship: {
    fits: wellOn,
    windows: ['phone', 'side', 'small', 'upright', 'tablet'],
    show: (seat) => seat.lookAt('ship'),
  },
  field: { fits: wellOn, windows: ['low', 'tablet'], show: (seat) => seat.lookAt('field') },
  harbour: {
    fits: wellOn,
    windows: ['small', 'side', 'upright', 'phone', 'tablet'],
    show: (seat) => seat.lookAt('harbour'),
  },
} as const satisfies Readonly<Record<string, Scene>>;

const NAMES = Object.keys(SCENES) as (keyof typeof SCENES)[];

const SITTINGS = [
  { language: 'en', locale: 'en-GB', colorScheme: 'dark', takes: (at: number) => at % 2 === 0 },
  { language: 'de', locale: 'de-DE', colorScheme: 'light', takes: (at: number) => at % 2 === 1 },
] as const;

it.each(SITTINGS)(
  'what is in mind or looked up at Rotterdam’s table is shown whole in windows of every kind, in $language, and one button makes all of it',
  async ({ language, takes, ...device }) => {
    const names = NAMES.filter((_, at) => takes(at));
    const found = rotterdamGamesWhere(
      TABLE,
      Object.fromEntries(names.map((name) => [name, SCENES[name].fits])) as Record<string, Fits>,
    );
    const stored = Object.assign(
      { 'harbourmaster/settings': BRISK },
      ...names.map((name) => storedAs(name.toLowerCase(), found[name] as PlayedGame)),
    ) as Record<string, string>;
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    const looks = new RotterdamLooks(page, language);
    for (const name of names) {
      const scene: Scene = SCENES[name];
      const { windows, makes = 0, isDesk = false, show } = scene;
      await page.setViewportSize(WINDOWS[windows[0]]);
      await page.goto(`/table/${name.toLowerCase()}`);
      const seat = new RotterdamPage(page, language, name.toLowerCase());
      expect(await seat.asked()).toBe('answer');
      const { state, moves } = await seat.play();
      await show(seat, rotterdam.moves(state, state.actor));
      await looks.through(windows, name, isDesk);
      if (makes === 0) continue;
      await seat.press();
      expect((await seat.play()).moves.length - moves.length).toBe(makes);
    }
    expect(looks.findings).toEqual([]);
    expect(complaints).toEqual([]);
    tellFigure(
      `${names.length} thoughts at a table of Rotterdam in ${language}, looked at ${looks.looked} times`,
    );
    await context.close();
  },
);
