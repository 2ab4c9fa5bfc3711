import type { Source } from '@/games/harbour/score';
import { INKS } from '@/ui/theme';
import type { SourceLook } from '../../entry';
import { BRASS } from '../art/inks';

export const SOURCE_LOOKS: Readonly<Record<Source, SourceLook>> = {
  buildings: { ink: INKS.red, icon: 'medieval-village-01' },
  ability: { ink: INKS.slate, icon: 'chart' },
  bonus: { ink: BRASS, icon: 'card-pick' },
};
