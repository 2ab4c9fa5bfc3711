import type { packetRowPhrases } from '@/games/packet-row/phrases';
import type { Cue } from '@/ui/sound/cue';

type Said = (typeof packetRowPhrases)['en']['said'];

const LETS_GO: readonly Cue[] = [{ sound: 'tap', after: 0 }];
/** The card comes, then the flag goes down in its space. */
const TAKES: readonly Cue[] = [
  { sound: 'slide', after: 0 },
  { sound: 'plant', after: 320 },
];

/** The times are those of the flights over the table. */
export const PACKET_ROW_SOUNDS: Readonly<Partial<Record<keyof Said, readonly Cue[]>>> = {
  chose: [{ sound: 'plant', after: 0 }],
  took: TAKES,
  tookWithAssistant: TAKES,
  declined: LETS_GO,
  passed: LETS_GO,
  done: LETS_GO,
  cashed: [
    { sound: 'slide', after: 0 },
    { sound: 'coins', after: 240 },
  ],
  delivered: [
    { sound: 'slide', after: 0 },
    { sound: 'delivery', after: 300 },
    { sound: 'coins', after: 720 },
  ],
  // Told while cards are dealt, which is heard.
  fellShort: [],
  newRound: [
    { sound: 'deal', after: 0 },
    { sound: 'bell', after: 340 },
  ],
  gameEnds: [
    { sound: 'deal', after: 0 },
    { sound: 'bells', after: 340 },
  ],
  // The winner is heard then.
  over: [],
};
