import type { Area } from '@/games/packet-row/cards';
import type { IconName } from '@/ui/icons';
import { INKS, inkOnTable, type Ink, type Scheme } from '@/ui/theme';

interface AreaLook {
  readonly ink: Ink;
  readonly emblem: IconName;
}

export const AREA_LOOKS: Readonly<Record<Area, AreaLook>> = {
  guildhall: { ink: INKS.red, emblem: 'greek-temple' },
  docks: { ink: INKS.blue, emblem: 'anchor' },
  market: { ink: INKS.green, emblem: 'scales' },
  bank: { ink: INKS.gold, emblem: 'strongbox' },
};

export function areaOnTable(area: Area, scheme: Scheme): string {
  return inkOnTable(AREA_LOOKS[area].ink, scheme);
}
