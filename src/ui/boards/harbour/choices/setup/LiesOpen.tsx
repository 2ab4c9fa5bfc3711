import { StyleSheet, View } from 'react-native';
import { NO_PRICE, PRICE, type Building } from '@/games/harbour/cards/buildings';
import { goodName } from '@/games/harbour/cards/goods';
import { spaceOf } from '@/games/harbour/state';
import { Hatched } from '@/ui/art';
import { Figure, Touchable, Type } from '@/ui/components';
import { CARD_SCALE_AT_MOST, fitTitle, widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { GoodToken } from '../../art/GoodToken';
import { nameOf } from '../../model/faces';
import { FAMILY_LOOKS, familyAt } from '../../model/families';
import { displayed } from '../../model/places';
import { capitalised } from '@/text/capitalised';
import { useBoard } from '../../table/board';
import { inMarketOrder } from '../edit';

/** Market and display before the first turn: one target, which opens the buildings. */
export function LiesOpen({ width }: { width: number }) {
  const { text, view, words, language, open } = useBoard();
  const { colour, fontScale } = useTheme();
  const across = fontScale > CARD_SCALE_AT_MOST ? 1 : 2;
  const buildings = displayed(view);
  const market = inMarketOrder(view);
  const spoken = [
    ...market.map((good) => `${spaceOf(view, good)} ${words.goods[goodName(good)]}`),
    ...buildings.map((building) => nameOf(view, building, language)),
  ];
  return (
    <Touchable
      role="button"
      label={`${text.setUp.open}: ${spoken.join(', ')}. ${text.setUp.closer}`}
      onPress={() => open({ of: 'display' })}
      style={styles.open}
    >
      <View style={styles.head}>
        <Type variant="label" colour={colour.textSoft}>
          {text.setUp.open}
        </Type>
        <View style={styles.closer}>
          <Type variant="textStrong" size={15} colour={colour.action}>
            {text.setUp.closer}
          </Type>
          <Icon name="forward" size={16} colour={colour.action} />
        </View>
      </View>
      <OpenMarket />
      <View style={styles.buildings}>
        {buildings.map((building) => (
          <Mini
            key={building}
            building={building}
            width={Math.floor((width - (across - 1) * BETWEEN) / across)}
          />
        ))}
        <View style={[styles.mini, styles.deck]}>
          <Type variant="text" size={15} colour={colour.textSoft}>
            {text.setUp.deck({ count: view.deck.length })}
          </Type>
        </View>
      </View>
    </Touchable>
  );
}

/** The four tokens on their spaces. */
export function OpenMarket({ tall = false }: { tall?: boolean }) {
  const { view, words } = useBoard();
  const { colour } = useTheme();
  return (
    <View style={styles.market}>
      {inMarketOrder(view).map((good) => (
        <View
          key={good}
          style={[
            styles.space,
            tall && styles.tall,
            { backgroundColor: colour.panel, borderColor: colour.line },
          ]}
        >
          <Figure value={String(spaceOf(view, good))} size={tall ? 25 : 20} />
          <GoodToken good={good} size={tall ? 34 : 28} />
          {tall && (
            <Type variant="cardTitle" size={17} oneLine style={styles.shrinks}>
              {capitalised(words.goods[goodName(good)])}
            </Type>
          )}
        </View>
      ))}
    </View>
  );
}

const BAND = 8;

const BETWEEN = 5;
const NAME = 15;
/** Edges, band and the gaps beside name and price. */
const AROUND = 2 + BAND + 2 * 6 + 7;
const PRICE_SIZE = 16;

function Mini({ building, width }: { building: Building; width: number }) {
  const { view, language, money } = useBoard();
  const { colour, fontScale } = useTheme();
  const price = PRICE[building] ?? NO_PRICE;
  const name = nameOf(view, building, language);
  const cost = price === NO_PRICE ? undefined : money(price);
  const room = (width - AROUND) / fontScale - (cost === undefined ? 0 : widthOf('figure', cost, PRICE_SIZE));
  const { lines, size } = fitTitle(name, room, NAME);
  return (
    <View style={[styles.mini, { width, backgroundColor: colour.panel, borderColor: colour.line }]}>
      <View style={styles.band}>
        <Hatched ink={FAMILY_LOOKS[familyAt(view, building)].ink} width={BAND} height={80} />
      </View>
      <Type variant="cardTitle" size={size} style={styles.name}>
        {lines.join('\n')}
      </Type>
      {cost !== undefined && <Figure value={cost} size={PRICE_SIZE} />}
    </View>
  );
}

const styles = StyleSheet.create({
  open: { gap: 7 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 8,
    paddingHorizontal: 2,
  },
  closer: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  market: { flexDirection: 'row', gap: 6 },
  space: {
    flex: 1,
    minHeight: 36,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 9,
    borderWidth: 1,
    borderRadius: radius.button,
  },
  tall: { height: 54 },
  shrinks: { flexShrink: 1 },
  buildings: { flexDirection: 'row', flexWrap: 'wrap', gap: BETWEEN },
  mini: {
    flexGrow: 1,
    minHeight: 34,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingRight: 7,
    borderWidth: 1,
    borderColor: 'transparent',
    borderRadius: radius.slip,
    overflow: 'hidden',
  },
  band: { width: BAND, alignSelf: 'stretch', overflow: 'hidden' },
  name: { flex: 1, minWidth: 0 },
  deck: { justifyContent: 'center', paddingRight: 0 },
});
