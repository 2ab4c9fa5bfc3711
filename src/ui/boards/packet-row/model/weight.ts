import type { packetRowPhrases } from '@/games/packet-row/phrases';
import { weighBy, WEIGHTS, type Weight } from '../../kit/table';

const OF_PHRASES: Partial<Record<keyof (typeof packetRowPhrases)['en']['said'], Weight>> = {
  delivered: WEIGHTS.much,
  gameEnds: WEIGHTS.much,
  chose: WEIGHTS.little,
  declined: WEIGHTS.nothing,
  passed: WEIGHTS.nothing,
  done: WEIGHTS.nothing,
};

/** Deliveries are told first, then what was taken and chosen, and that somebody declined only where there is room. */
export const weightOf = weighBy(OF_PHRASES);
