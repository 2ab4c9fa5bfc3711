import type { Random } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { buildingNamed } from '@/games/harbour/cards/buildings';
import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourState } from '@/games/harbour/state';

const LIBRARY = buildingNamed('library');

type Wishes = (state: HarbourState, moves: readonly HarbourMove[]) => readonly HarbourMove[];

export const anything: Wishes = (_state, moves) => moves;

/** Saves everything up for the Library and ships all of it there: random players hardly ever buy two buildings at once. */
export const hoarding: Wishes = (state, moves) => {
  const shipments = moves.filter((move) => move.type === 'ship');
  if (state.pawns[state.active] === LIBRARY) return shipments.length > 0 ? shipments : moves;
  const visit = moves.filter((move) => move.type === 'go' && move.place === LIBRARY);
  if (visit.length > 0 && state.turns % 5 === 0) return visit;
  const saving = moves.filter((move) => move.type !== 'ship' && move.type !== 'inland');
  return saving.length > 0 ? saving : moves;
};

export type Witness = (state: HarbourState, seat: number, move: HarbourMove) => void;

/** Plays a game to its end with a random one of the wished moves each time. */
export function playOut(state: HarbourState, random: Random, wishes: Wishes, witness: Witness): void {
  for (let [seat] = harbour.waitingFor(state); seat !== undefined; [seat] = harbour.waitingFor(state)) {
    const wished = wishes(state, harbour.moves(state, seat));
    const move = wished[random.below(wished.length)] as HarbourMove;
    witness(state, seat, move);
    harbour.apply(state, seat, move, { random });
  }
}
