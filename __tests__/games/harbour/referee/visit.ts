import type { Good } from './published';
import { add, type Player, type Table } from './table';

const MORE_OF: Readonly<Record<string, Good>> = { fisher: 'fish', shepherd: 'livestock', forester: 'wood' };

/** One pawn in one building, from entering it to the end of the action. */
export interface Visit {
  readonly table: Table;
  readonly player: Player;
  /** HB-11: the fee is still to be paid, so a good must be left for it. */
  owesFee: boolean;
  /** The Fisher, Shepherd or Forester has had the additional unit of this action. */
  hadMore: boolean;
}

/** Goods that the action gives, with the unit of those whom it gives one more. */
export function receive(visit: Visit, good: Good, units = 1): void {
  if (units === 0) return;
  const { player } = visit;
  add(player, good, units);
  if (MORE_OF[player.board] === good && !visit.hadMore) {
    visit.hadMore = true;
    add(player, good);
  }
}
