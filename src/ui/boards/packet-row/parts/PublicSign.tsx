import type { PacketRowView } from '@/games/packet-row/view';
import { AreaEmblem } from '../art/AreaEmblem';
import { areaAsked } from '../model/question';

/** The emblem of the area that was chosen, for the curtain. */
export function PublicSign({ view, size }: { view: PacketRowView; size: number }) {
  const area = areaAsked(view);
  return area === undefined ? null : <AreaEmblem area={area} size={size} />;
}
