import { TEXTS } from '@/text';
import { INKS } from '@/ui/theme';
import type { EntryOf } from '../entry';
import { Scene } from './art/Scene';
import { rotterdamBoard } from './board';
import { SOURCE_LOOKS } from './model/sources';

export const rotterdamEntry: EntryOf<'rotterdam'> = {
  words: (language) => TEXTS[language].games.rotterdam,
  ink: INKS.blue,
  emblem: 'windmill',
  Scene,
  minutes: 75,
  options: {
    firstHarbourMaster: { kind: 'seat' },
    fixedRounds: { kind: 'toggle' },
    bidding: { kind: 'toggle' },
  },
  sources: SOURCE_LOOKS,
  board: rotterdamBoard,
};
