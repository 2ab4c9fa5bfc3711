import type { GameEvent } from '@/engine/events';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import type { Answer } from '@/games/harbour/ahead/visit';
import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourState } from '@/games/harbour/state';
import { seedOf } from '../../../support/random-play';
import { anything, playOut } from '../players';
import { beginning } from '../scenario';

const TABLES = [
  { boards: 'characters', inlandTraders: true, bonusCards: true },
  { boards: 'stages', inlandTraders: true },
  { boards: 'characters' },
  { boards: 'stages', bonusCards: true },
] as const;

interface Wanted {
  /** Games played at random, always the same ones. */
  readonly games: number;
  readonly seed: string;
  /** One of so many positions that fit. */
  readonly every: number;
  readonly fits: (state: HarbourState, seat: number) => boolean;
}

/** Shows positions of random games, each with the seat that is asked; the state is the game's own and must be left as it is. */
export function showPositions(wanted: Wanted, show: (state: HarbourState, seat: number) => void): number {
  const { games, seed, every, fits } = wanted;
  let found = 0;
  for (let game = 0; game < games; game += 1) {
    const options = TABLES[game % TABLES.length] ?? {};
    const players = 'inlandTraders' in options ? 3 + (game % 2) : 2 + (game % 3);
    const { state } = beginning(options, players, `${seed}${game}`);
    playOut(state, new Dice(seedOf(game), seed), anything, (at, seat) => {
      if (!fits(at, seat)) return;
      if (found % every === 0) show(at, seat);
      found += 1;
    });
  }
  return Math.ceil(found / every);
}

export interface Happened {
  readonly state: HarbourState;
  readonly events: readonly GameEvent[];
  /** The first answer that the rules refuse, with why. */
  readonly refused: string | undefined;
}

/** Really plays the answers, with dice of the game's own, in a copy of the real state. */
export function happens(before: HarbourState, answers: readonly Answer[]): Happened {
  const state = harbour.clone(before);
  const events: GameEvent[] = [];
  const step = { random: new Dice(seedOf('real'), 'moves'), emit: (event: GameEvent) => events.push(event) };
  for (const { seat, move } of answers) {
    const problem = harbour.problem(state, seat, move);
    if (problem) return { state, events, refused: `${move.type}: ${problem.problem}` };
    harbour.apply(state, seat, move, step);
  }
  return { state, events, refused: undefined };
}

export function after(before: HarbourState, seat: number, move: HarbourMove): HarbourState {
  return happens(before, [{ seat, move }]).state;
}

/** The arguments of every sentence of this kind, in their order. */
export const saidIn = ({ events }: Happened, key: string) =>
  events.flatMap((event) => (event.type === 'said' && event.phrase.key === key ? [event.phrase.args] : []));
