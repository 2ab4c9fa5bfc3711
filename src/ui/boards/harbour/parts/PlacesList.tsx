import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GOODS, type Good } from '@/games/harbour/cards/goods';
import { InkEmblem } from '@/ui/art';
import { Touchable, Type, useArrowKeys } from '@/ui/components';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { GoodIcon } from '../art/GoodIcon';
import { couldGive, groupsOf } from '../model/allPlaces';
import { FAMILY_LOOKS } from '../model/families';
import { placesOnTable } from '../model/places';
import { meansOf, sightOf } from '../model/sight';
import { capitalised } from '@/text/capitalised';
import { useBoard } from '../table/board';
import { PlaceRow } from './PlaceRow';

/** Every place of the table by what it does; a filter leaves those that could bring a good. */
export function PlacesList({ width }: { width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const [wanted, want] = useState<Good | undefined>(undefined);
  const { text, words, view } = board;
  const means = meansOf(board);
  const sights = placesOnTable(view)
    .map((place) => sightOf(board, place))
    .filter(({ preview }) => wanted === undefined || (preview !== undefined && couldGive(preview, wanted)));
  const good = GOODS[wanted ?? 0] ?? 'fish';
  return (
    <View style={styles.list}>
      <Filter wanted={wanted} onWant={want} />
      {sights.length === 0 && (
        <Type variant="aside" colour={colour.textSoft}>
          {text.allPlaces.none({ good: words.goods[good] })}
        </Type>
      )}
      {groupsOf(sights).map(({ family, places }) => (
        <View key={family} style={styles.group}>
          <View style={styles.head}>
            <InkEmblem {...FAMILY_LOOKS[family]} size={27} />
            <Type variant="cardTitle" size={18} heading={3} style={styles.name}>
              {text.families[family].head}
            </Type>
            {family === 'buy' && means !== undefined && (
              <Type variant="aside" size={16} colour={colour.textSoft}>
                {text.allPlaces.power({ money: board.money(means.now) })}
              </Type>
            )}
          </View>
          {places.map((sight) => (
            <PlaceRow key={sight.place} sight={sight} width={width} />
          ))}
        </View>
      ))}
    </View>
  );
}

interface FilterProps {
  wanted: Good | undefined;
  onWant: (good: Good | undefined) => void;
}

const CHOICES: readonly (Good | undefined)[] = [undefined, ...GOODS.map((_, good) => good)];

/** One of the goods, or all: arrow keys choose. */
function Filter({ wanted, onWant }: FilterProps) {
  const { text, words } = useBoard();
  const { colour, fontScale } = useTheme();
  const keys = useArrowKeys(CHOICES.length, (at) => onWant(CHOICES[at]));
  return (
    <View role="radiogroup" aria-label={text.allPlaces.filter} style={styles.filter}>
      {CHOICES.map((good, at) => {
        const chosen = good === wanted;
        const ink = chosen ? colour.onAction : colour.text;
        const label =
          good === undefined ? text.allPlaces.all : capitalised(words.goods[GOODS[good] ?? 'fish']);
        return (
          <Touchable
            key={good ?? 'all'}
            {...keys(at)}
            role="radio"
            label={label}
            checked={chosen}
            tabIndex={chosen ? 0 : -1}
            onPress={() => onWant(good)}
            style={[
              styles.choice,
              { borderColor: chosen ? colour.action : colour.textSoft },
              chosen && { backgroundColor: colour.action },
              fontScale > 1.3 && styles.large,
            ]}
          >
            {good !== undefined && <GoodIcon good={good} size={21} colour={ink} />}
            <Type variant="button" size={15} colour={ink}>
              {label}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.group },
  group: { gap: 4 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 9, paddingHorizontal: 2, minHeight: 34 },
  name: { flex: 1 },
  filter: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  choice: {
    flexGrow: 1,
    minWidth: 56,
    minHeight: touch.icon,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 4,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  large: { minWidth: '30%' },
});
