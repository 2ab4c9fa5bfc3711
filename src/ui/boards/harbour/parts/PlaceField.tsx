import type { Place } from '@/games/harbour/state';
import { BuildingCard } from './BuildingCard';
import { PlaceTile } from './PlaceTile';

interface PlaceFieldProps {
  place: Place;
  width: number;
  height: number;
  /** As a card, where the panel is high enough. */
  card: boolean;
}

/** A place in a field of a panel. */
export function PlaceField({ place, card, ...size }: PlaceFieldProps) {
  return card ? <BuildingCard building={place} {...size} /> : <PlaceTile place={place} {...size} />;
}
