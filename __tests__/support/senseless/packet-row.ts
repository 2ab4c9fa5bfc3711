import type { Seat } from '@/engine/game';
import { AREA, COST, LIKE } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import { areaAt, playerAt, type PacketRowState } from '@/games/packet-row/state';
import type { Watcher } from './watched-game';

/** Money that was made ready before the end. */
interface Ready {
  readonly how: string;
  readonly money: number;
}

/** An assistant fetched from the next cards what lay in the open for the same price. */
function spentForNothing(before: PacketRowState, move: PacketRowMove): boolean {
  if (move.type !== 'take' || move.assistant === undefined) return false;
  const { card } = move;
  const { current } = areaAt(before, AREA[card] as number);
  return current.some((open) => LIKE[open] === LIKE[card] && COST[open] === COST[card]);
}

/** Cashing and delivering before the end are for a card that could not be paid without them; an assistant is for one out of reach. */
export function watchPacketRow(): Watcher<PacketRowState, PacketRowMove> {
  const ready = new Map<Seat, Ready[]>();
  return ({ before, seat, move, after }) => {
    if (spentForNothing(before, move)) return ['an assistant for a card in the open'];
    if (before.phase === 'closing') return [];
    const { money } = playerAt(after, seat);
    const made = ready.get(seat) ?? [];
    if (move.type === 'cash' || move.type === 'deliver') {
      ready.set(seat, [...made, { how: move.type, money: money - playerAt(before, seat).money }]);
      return [];
    }
    ready.delete(seat);
    const unused = move.type === 'take' ? made.filter((act) => act.money <= money) : made;
    return unused.map(({ how }) => `${how} for nothing`);
  };
}
