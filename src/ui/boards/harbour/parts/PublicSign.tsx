import { questionOf } from '@/games/harbour/asked';
import type { HarbourView } from '@/games/harbour/view';
import { InkEmblem } from '@/ui/art';
import { SEA } from '../art/inks';
import { FAMILY_LOOKS, familyAt } from '../model/families';
import { placeOfActor } from '../model/publicTask';

/** For the curtain: the kind of building because of which somebody is asked, or the deck and the boards. */
export function PublicSign({ view, size }: { view: HarbourView; size: number }) {
  const place = placeOfActor(view);
  if (place !== undefined) return <InkEmblem {...FAMILY_LOOKS[familyAt(view, place)]} size={size} />;
  switch (questionOf(view)) {
    case 'board':
      return <InkEmblem {...FAMILY_LOOKS.start} size={size} />;
    case 'look':
      return <InkEmblem ink={SEA} emblem="medieval-village-01" size={size} />;
    default:
      return null;
  }
}
