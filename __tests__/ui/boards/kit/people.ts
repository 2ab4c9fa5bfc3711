import type { MatchSeat } from '@/match/table';
import { HOUSES } from '@/ui/theme';

/** Who plays a game that exists in no registry. */
export const crew: readonly MatchSeat[] = ['Wim', 'Xenia', 'Yann'].map((name, at) => ({
  kind: 'human',
  name,
  house: HOUSES[at] ?? HOUSES[0],
}));
