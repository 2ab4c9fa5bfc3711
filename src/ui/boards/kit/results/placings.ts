import type { Seat, SeatScore } from '@/engine/game';

/** What decides between players with as many points: the higher figure, for this reason. */
export interface TieBreak {
  figure(seat: Seat): number;
  /** In the reader's words: "more money". */
  readonly reason: string;
}

export interface Placing extends SeatScore {
  readonly place: number;
  /** Whom it only stands before because of a tie-break, and by which. */
  readonly tie?: { readonly with: Seat; readonly reason: string } | undefined;
}

/** First to last: by points, then by what decides ties, in that order; whoever is equal in all shares a place. */
export function placingsOf(scores: readonly SeatScore[], tieBreaks: readonly TieBreak[]): readonly Placing[] {
  const decided = (a: SeatScore, b: SeatScore) =>
    tieBreaks.find(({ figure }) => figure(a.seat) !== figure(b.seat));
  const order = (a: SeatScore, b: SeatScore): number => {
    if (a.total !== b.total) return b.total - a.total;
    const { figure } = decided(a, b) ?? {};
    return figure === undefined ? 0 : figure(b.seat) - figure(a.seat);
  };
  const rows = [...scores].sort((a, b) => order(a, b) || a.seat - b.seat);
  return rows.map((row, at) => {
    const below = rows[at + 1];
    const by = below?.total === row.total ? decided(row, below) : undefined;
    return {
      ...row,
      place: rows.findIndex((other) => order(other, row) === 0) + 1,
      tie: below && by && { with: below.seat, reason: by.reason },
    };
  });
}
