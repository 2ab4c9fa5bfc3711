import { TEXTS } from '@/text';
import { lazily } from '@/ui/lazy/lazy';
import { INKS } from '@/ui/theme';
import type { EntryOf } from '../entry';
import { Scene } from './art/Scene';
import { SOURCE_LOOKS } from './model/sources';

export const harbourEntry: EntryOf<'harbour'> = {
  words: (language) => TEXTS[language].games.harbour,
  ink: INKS.green,
  emblem: 'lighthouse',
  Scene,
  minutes: 40,
  sources: SOURCE_LOOKS,
  lessonMinutes: 5,
  board: lazily(async () => (await import('./board')).harbourBoard),
};
