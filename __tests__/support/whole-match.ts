import type { Match, MatchSnapshot } from '@/match/match';

/** A match with everything hidden in it, which screens are never given. */
export const wholeMatch = (match: Match): MatchSnapshot => match.getSnapshot() as MatchSnapshot;
