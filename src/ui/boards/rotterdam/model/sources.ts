import type { Source } from '@/games/rotterdam/score';
import { INKS } from '@/ui/theme';
import type { SourceLook } from '../../entry';

export const SOURCE_LOOKS: Readonly<Record<Source, SourceLook>> = {
  orders: { ink: INKS.blue, icon: 'scroll-unfurled' },
  products: { ink: INKS.green, icon: 'cargo-crate' },
  shipCards: { ink: INKS.gold, icon: 'cargo-ship' },
};
