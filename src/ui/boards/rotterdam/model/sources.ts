import type { Source } from '@/games/rotterdam/score';
import { INKS } from '@/ui/theme';
import type { SourceLook } from '../../entry';

export const SOURCE_LOOKS: Readonly<Record<Source, SourceLook>> = {
  orders: { ink: INKS.red, icon: 'scroll-quill' },
  products: { ink: INKS.green, icon: 'card-pick' },
  shipCards: { ink: INKS.blue, icon: 'anchor' },
};
