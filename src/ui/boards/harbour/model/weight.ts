import type { harbourPhrases } from '@/games/harbour/phrases';
import { weighBy, WEIGHTS, type Weight } from '../../kit/table';

const OF_PHRASES: Partial<Record<keyof (typeof harbourPhrases)['en']['said'], Weight>> = {
  bought: WEIGHTS.much,
  endIsNear: WEIGHTS.much,
  gameEnds: WEIGHTS.much,
};

/** Turns in which something was bought are told first: the building is gone from the display, and the end is nearer. */
export const weightOf = weighBy(OF_PHRASES);
