import type { Source } from '@/games/harbour/score';
import { INKS } from '@/ui/theme';
import type { SourceLook } from '../../entry';

export const SOURCE_LOOKS: Readonly<Record<Source, SourceLook>> = {
  buildings: { ink: INKS.green, icon: 'family-house' },
  ability: { ink: INKS.slate, icon: 'stone-bust' },
  bonus: { ink: INKS.gold, icon: 'card-pick' },
};
