import { TEXTS } from '@/text';
import { lazily } from '@/ui/lazy/lazy';
import { INKS } from '@/ui/theme';
import type { EntryOf } from '../entry';
import { Scene } from './art/Scene';
import { SOURCE_LOOKS } from './model/sources';

export const packetRowEntry: EntryOf<'packet-row'> = {
  words: (language) => TEXTS[language].games['packet-row'],
  ink: INKS.red,
  emblem: 'ship-wheel',
  Scene,
  minutes: 45,
  sources: SOURCE_LOOKS,
  board: lazily(async () => (await import('./board')).packetRowBoard),
  lessonMinutes: 5,
};
