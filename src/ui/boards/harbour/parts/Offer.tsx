import { StyleSheet, View } from 'react-native';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { displayed, placesOnTable } from '../model/places';
import { useBoard } from '../table/board';
import { cardsAcross, cardSize, FIELD_GAP, fieldSize, rowsOf } from './fields';
import { PlaceField } from './PlaceField';
import { Since } from './Since';

interface OfferProps {
  width: number;
  height: number;
  across: number;
}

/** What is on offer, with the way to all places; fields left over tell what happened since. */
export function Offer({ width, height, across }: OfferProps) {
  const { view } = useBoard();
  const places = displayed(view);
  const fields = places.length + 1;
  const cards = cardsAcross({ width, height }, LEAST_FIELDS);
  const inRow = cards === 0 ? across : cards;
  const rows = rowsOf(Math.max(fields, LEAST_FIELDS), inRow);
  const size = (cards === 0 ? fieldSize : cardSize)({ width, height, across: inRow, rows });
  const left = rows * inRow - fields;
  return (
    <View style={styles.fields}>
      {places.map((place) => (
        <PlaceField key={place} place={place} card={cards > 0} {...size} />
      ))}
      <AllPlaces {...size} />
      {left > 0 && <Since width={left * (size.width + FIELD_GAP) - FIELD_GAP} height={size.height} />}
    </View>
  );
}

/** So many make the panel as high as a quarter is. */
const LEAST_FIELDS = 8;

interface AllPlacesProps {
  width: number;
  height: number;
}

/** Opens the list of every place on the table. */
function AllPlaces({ width, height }: AllPlacesProps) {
  const { view, text, open } = useBoard();
  const { colour } = useTheme();
  const all = text.offer.all({ count: placesOnTable(view).length });
  return (
    <Touchable
      role="button"
      label={`${all}, ${text.offer.allAbout}`}
      onPress={() => open({ of: 'places' })}
      style={[styles.all, { width, height, borderColor: colour.textSoft }]}
    >
      <View style={styles.words}>
        <Type variant="cardTitle" size={16} maxScale={1.15}>
          {all}
        </Type>
        <Type variant="cardLine" maxScale={1.15} colour={colour.textSoft}>
          {text.offer.allAbout}
        </Type>
      </View>
      <Icon name="forward" size={20} colour={colour.text} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  fields: { flexDirection: 'row', flexWrap: 'wrap', gap: FIELD_GAP },
  all: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 10,
    borderWidth: 1.3,
    borderRadius: radius.button,
  },
  words: { flex: 1, gap: 2 },
});
