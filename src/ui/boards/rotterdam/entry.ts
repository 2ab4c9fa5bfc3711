import { TEXTS } from '@/text';
import { INKS } from '@/ui/theme';
import type { EntryOf } from '../entry';
import { Scene } from './Scene';

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
  sources: {
    orders: { ink: INKS.blue, icon: 'scroll-unfurled' },
    products: { ink: INKS.green, icon: 'cargo-crate' },
    shipCards: { ink: INKS.gold, icon: 'cargo-ship' },
  },
};
