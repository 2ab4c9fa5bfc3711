import type { Game, Seat } from '@/engine/game';
import { isFields, isOneOf } from '@/engine/json';
import type { Problem } from '@/engine/phrase';

/**
 * The smallest game that shows everything the engine does: seats in turn add an open number, roll dice, look at the
 * hidden card, show it to all, or stop the game.
 */
export interface ToyState {
  total: number;
  turn: Seat;
  seats: number;
  hidden: number;
  stopped: boolean;
}

const TYPES = ['add', 'roll', 'look', 'show', 'stop'] as const;
export type ToyMove = { readonly type: (typeof TYPES)[number] };
export interface ToyOptions {
  readonly start: number;
}

const problem = (key: string): Problem => ({ problem: key, args: {} });
const catalogue = {
  said: { did: () => 'done' },
  problems: { notAMove: () => 'no', notYourTurn: () => 'wait' },
};

export const toyGame: Game<ToyState, ToyMove, unknown, ToyOptions> = {
  id: 'toy',
  letter: 'T',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  sources: [],
  actsOutOfTurn: false,
  phrases: { en: catalogue, de: catalogue },
  parseOptions: (json) => {
    if (!isFields(json)) return problem('noOptions');
    const { start = 0 } = json;
    return typeof start === 'number' ? { start } : problem('badStart');
  },
  setup: ({ start }, seats, random) => ({
    total: start,
    turn: 0,
    seats,
    hidden: random.below(1_000_000),
    stopped: false,
  }),
  clone: (state) => ({ ...state }),
  waitingFor: (state) => (state.stopped ? [] : [state.turn]),
  mayAct: (state, seat) => !state.stopped && state.turn === seat,
  moves: (state, seat) => (state.stopped || state.turn !== seat ? [] : TYPES.map((type) => ({ type }))),
  problem: (state, seat) => (state.stopped || state.turn !== seat ? problem('notYourTurn') : undefined),
  apply: (state, seat, move, { random, emit }) => {
    const card = {
      type: 'moved',
      piece: state.hidden,
      from: { zone: 'deck' },
      to: { zone: 'deck' },
    } as const;
    if (move.type === 'add') state.total += 1;
    if (move.type === 'roll') state.total += random.below(1_000);
    if (move.type === 'look') emit?.({ ...card, before: 'none', seen: [seat] });
    if (move.type === 'show') emit?.({ ...card, before: 'none', seen: 'all' });
    if (move.type === 'stop') state.stopped = true;
    emit?.({ type: 'counted', what: 'total', from: 0, to: state.total });
    state.turn = (seat + 1) % state.seats;
  },
  outcome: (state) => (state.stopped ? { winners: [state.turn], scores: [] } : undefined),
  round: () => 1,
  view: (state) => ({ ...state, hidden: undefined }),
  openView: (state) => state,
  standings: () => [],
  secrets: () => false,
  isOpenMove: () => true,
  imagine: () => {
    throw new Error('nobody imagines this game');
  },
  moveKey: (move) => move.type,
  parseMove: (json) =>
    isFields(json) && isOneOf(TYPES, json.type) ? { type: json.type } : problem('notAMove'),
  describe: (move) => ({ key: 'did', args: { type: move.type } }),
  transcript: {
    cards: () => ({ hidden: {} }),
    start: ({ total }) => ({ total }),
    move: ({ type }) => ({ type }),
    scores: ({ total }) => [{ seat: 0, total }],
  },
};
