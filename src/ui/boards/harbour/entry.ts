import { BOARD_KINDS } from '@/games/harbour/state';
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
  options: {
    startingPlayer: { kind: 'seat' },
    boards: { kind: 'choice', values: BOARD_KINDS },
    firstGame: { kind: 'toggle' },
    inlandTraders: { kind: 'toggle' },
    bonusCards: { kind: 'toggle' },
  },
  sources: SOURCE_LOOKS,
  isTaught: true,
  board: lazily(async () => (await import('./board')).harbourBoard),
};
