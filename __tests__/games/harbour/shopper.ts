import type { Random } from '@/engine/random';
import { harbour } from '@/games/harbour';
import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourState } from '@/games/harbour/state';

const EAGER = ['ship', 'buy'];

/** Plays a game to its end with people who ship and buy whenever they can and are random otherwise. */
export function goShopping(
  state: HarbourState,
  random: Random,
  witness: (state: HarbourState, seat: number, move: HarbourMove) => void,
): void {
  for (let [seat] = harbour.waitingFor(state); seat !== undefined; [seat] = harbour.waitingFor(state)) {
    const moves = harbour.moves(state, seat);
    const eager = moves.filter((move) => EAGER.includes(move.type));
    const choices = eager.length > 0 ? eager : moves;
    const move = choices[random.below(choices.length)] as HarbourMove;
    witness(state, seat, move);
    harbour.apply(state, seat, move, { random });
  }
}
