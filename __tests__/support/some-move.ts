import type { Random } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { AREAS } from '@/games/packet-row/cards';
import { MOVE_TYPES, type PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';

/**
 * A move by chance of whoever decides: who can deliver does, banknotes are cashed now and then, and harbour masters like
 * the area that is nearest to its end, so that games are not longer than they need to be.
 */
export function someMove(
  state: PacketRowState,
  random: Random,
  allowed: readonly PacketRowMove['type'][] = MOVE_TYPES,
): PacketRowMove {
  const moves = packetRow.moves(state, state.asked).filter(({ type }) => allowed.includes(type));
  const among = (...types: readonly PacketRowMove['type'][]) => {
    const found = moves.filter(({ type }) => types.includes(type));
    return found[random.below(Math.max(1, found.length))];
  };
  const decks = state.areas.map(({ deck }) => deck.length);
  const nearest = AREAS[decks.indexOf(Math.min(...decks))];
  const chosen = moves.find((move) => move.type === 'choose' && move.area === nearest);
  const move =
    among('deliver') ??
    (random.below(3) === 0 ? among('cash') : undefined) ??
    (random.below(4) === 0 ? undefined : (chosen ?? among('take'))) ??
    among('choose', 'take', 'decline', 'pass', 'done');
  if (move === undefined) throw new Error('there is nothing to do');
  return move;
}
