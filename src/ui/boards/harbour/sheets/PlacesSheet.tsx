import { useSheetWidth } from '../../kit/sheets';
import { PlacesList } from '../parts/PlacesList';

/** All places by what they give. */
export function PlacesSheet() {
  return <PlacesList width={useSheetWidth()} />;
}
