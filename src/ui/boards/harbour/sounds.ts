import type { harbourPhrases } from '@/games/harbour/phrases';
import type { Cue } from '@/ui/sound/cue';

type Said = (typeof harbourPhrases)['en']['said'];

/** Goods pass from one stock to another. */
const CHANGES_HANDS: readonly Cue[] = [{ sound: 'slide', after: 0 }];

/** The times are those of the flights over the table. */
export const HARBOUR_SOUNDS: Readonly<Partial<Record<keyof Said, readonly Cue[]>>> = {
  entered: [{ sound: 'plant', after: 360 }],
  gained: CHANGES_HANDS,
  gifted: CHANGES_HANDS,
  gave: CHANGES_HANDS,
  took: CHANGES_HANDS,
  feePaid: CHANGES_HANDS,
  shipped: [
    { sound: 'delivery', after: 0 },
    { sound: 'coins', after: 420 },
  ],
  bought: [
    { sound: 'slide', after: 0 },
    { sound: 'plant', after: 560 },
  ],
  swapped: CHANGES_HANDS,
  raised: CHANGES_HANDS,
  reversed: CHANGES_HANDS,
  turnedUp: [{ sound: 'deal', after: 0 }],
  endIsNear: [{ sound: 'bell', after: 0 }],
  gameEnds: [{ sound: 'bells', after: 0 }],
};
