import type { Area } from '@/games/packet-row/cards';
import { InkEmblem, type InkEmblemProps } from '@/ui/art';
import { AREA_LOOKS } from './areas';

/** The sign of an area. */
export function AreaEmblem({ area, ...sign }: Omit<InkEmblemProps, 'ink' | 'emblem'> & { area: Area }) {
  return <InkEmblem {...AREA_LOOKS[area]} {...sign} />;
}
