import type { Considered } from './search';

/** By how much one move is better than another, in words that people use; points are whole and at least 1. */
export type Gain =
  | { readonly in: 'points' | 'lead'; readonly points: number }
  /** Not a whole point, or a game that cannot say. */
  | { readonly in: 'chances' };

/** What the better move brings over the other: points of one's own first, then points that others lose by it. */
export function gainOf(better: Considered, other: Considered): Gain {
  if (better.prospect === undefined || other.prospect === undefined) return { in: 'chances' };
  const points = Math.round(better.prospect.points - other.prospect.points);
  if (points > 0) return { in: 'points', points };
  const lead = Math.round(better.prospect.lead - other.prospect.lead);
  return lead > 0 ? { in: 'lead', points: lead } : { in: 'chances' };
}
