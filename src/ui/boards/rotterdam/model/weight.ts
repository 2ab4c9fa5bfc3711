import type { rotterdamPhrases } from '@/games/rotterdam/phrases';
import { weighBy, WEIGHTS, type Weight } from '../../kit/table';

const OF_PHRASES: Partial<Record<keyof (typeof rotterdamPhrases)['en']['said'], Weight>> = {
  forwarded: WEIGHTS.much,
  built: WEIGHTS.much,
  lastRound: WEIGHTS.much,
  gameEnds: WEIGHTS.much,
  bid: WEIGHTS.little,
  passed: WEIGHTS.nothing,
  nobodyBid: WEIGHTS.nothing,
};

/** Orders filled and factories built are told first, and that somebody passed only where there is room. */
export const weightOf = weighBy(OF_PHRASES);
