import type { harbourPhrases } from '@/games/harbour/phrases';
import type { Cue } from '@/ui/sound/cue';

type Said = (typeof harbourPhrases)['en']['said'];

/** Goods pass from one stock to another, or into one. */
const GOODS: readonly Cue[] = [{ sound: 'crates', after: 0, once: true }];
/** Tokens change their places in the market. */
const MARKET: readonly Cue[] = [{ sound: 'slide', after: 0 }];
const CARD: readonly Cue[] = [{ sound: 'slide', after: 0, once: true }];
const KNOCK: readonly Cue[] = [{ sound: 'tap', after: 0, once: true }];
/** A building comes, then the flag goes down on it. */
const OWNED: readonly Cue[] = [
  { sound: 'slide', after: 0 },
  { sound: 'plant', after: 560 },
];

/** By the kind of sentence only; the times are those of the flights over the table. */
export const HARBOUR_SOUNDS: Readonly<Partial<Record<keyof Said, readonly Cue[]>>> = {
  boardChosen: KNOCK,
  boardShown: CARD,
  keptFree: OWNED,
  gifted: GOODS,
  entered: [{ sound: 'plant', after: 360 }],
  feePaid: GOODS,
  gained: GOODS,
  gainedMore: GOODS,
  nothing: KNOCK,
  spent: GOODS,
  spentOne: GOODS,
  spentOnAbility: GOODS,
  turned: GOODS,
  gave: GOODS,
  took: GOODS,
  swapped: MARKET,
  raised: MARKET,
  reversed: MARKET,
  replaced: CARD,
  turnedUp: CARD,
  soldInland: [{ sound: 'coins', after: 0 }],
  shipped: [
    { sound: 'delivery', after: 0, once: true },
    { sound: 'coins', after: 420, once: true },
  ],
  kept: GOODS,
  bought: OWNED,
  endIsNear: [{ sound: 'bell', after: 0 }],
  bonusShown: CARD,
  gameEnds: [{ sound: 'bells', after: 0 }],
};
