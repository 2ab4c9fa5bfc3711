import { BOARD_KINDS } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { INKS } from '@/ui/theme';
import type { EntryOf } from '../entry';
import { Scene } from './Scene';

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
  sources: {
    buildings: { ink: INKS.green, icon: 'family-house' },
    ability: { ink: INKS.slate, icon: 'stone-bust' },
    bonus: { ink: INKS.gold, icon: 'card-pick' },
  },
};
