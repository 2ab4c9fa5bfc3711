import type { Source } from '@/games/packet-row/score';
import { INKS } from '@/ui/theme';
import type { SourceLook } from '../../entry';

/** Each source in an ink and hatching of its own, so that bars read without colour. */
export const SOURCE_LOOKS: Readonly<Record<Source, SourceLook>> = {
  buildings: { ink: INKS.red, icon: 'greek-temple' },
  money: { ink: INKS.gold, icon: 'two-coins' },
  bankers: { ink: INKS.green, icon: 'top-hat' },
};
