import { TEXTS } from '@/text';
import { lazily } from '@/ui/lazy/lazy';
import { INKS } from '@/ui/theme';
import type { EntryOf } from '../entry';
import { Scene } from './art/Scene';
import { SOURCE_LOOKS } from './model/sources';

export const rotterdamEntry: EntryOf<'rotterdam'> = {
  words: (language) => TEXTS[language].games.rotterdam,
  ink: INKS.blue,
  emblem: 'windmill',
  Scene,
  minutes: 75,
  sources: SOURCE_LOOKS,
  lessonMinutes: 6,
  board: lazily(async () => (await import('./board')).rotterdamBoard),
};
