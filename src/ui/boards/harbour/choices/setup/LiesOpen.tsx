import { StyleSheet, View } from 'react-native';
import { NO_PRICE, PRICE, type Building } from '@/games/harbour/cards/buildings';
import { goodName } from '@/games/harbour/cards/goods';
import { spaceOf } from '@/games/harbour/state';
import { Hatched } from '@/ui/art';
import { Figure, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { GoodToken } from '../../art/GoodToken';
import { nameOf } from '../../model/faces';
import { FAMILY_LOOKS, familyAt } from '../../model/families';
import { displayed } from '../../model/places';
import { capitalised } from '../../model/words';
import { useBoard } from '../../table/board';
import { inMarketOrder } from '../edit';

/** Market and display before the first turn: one target, which opens the buildings. */
export function LiesOpen() {
  const { text, view, words, language, open } = useBoard();
  const { colour } = useTheme();
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
          <Mini key={building} building={building} />
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

function Mini({ building }: { building: Building }) {
  const { view, language, money } = useBoard();
  const { colour } = useTheme();
  const price = PRICE[building] ?? NO_PRICE;
  return (
    <View style={[styles.mini, { backgroundColor: colour.panel, borderColor: colour.line }]}>
      <View style={styles.band}>
        <Hatched ink={FAMILY_LOOKS[familyAt(view, building)].ink} width={BAND} height={80} />
      </View>
      <Type variant="cardTitle" size={15} style={styles.name}>
        {nameOf(view, building, language)}
      </Type>
      {price !== NO_PRICE && <Figure value={money(price)} size={16} />}
    </View>
  );
}

const styles = StyleSheet.create({
  open: { gap: 7 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingHorizontal: 2 },
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
  tall: { minHeight: 48 },
  shrinks: { flexShrink: 1 },
  buildings: { flexDirection: 'row', flexWrap: 'wrap', gap: 5 },
  mini: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: 34,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingRight: 9,
    borderWidth: 1,
    borderColor: 'transparent',
    borderRadius: radius.slip,
    overflow: 'hidden',
  },
  band: { width: BAND, alignSelf: 'stretch', overflow: 'hidden' },
  name: { flex: 1 },
  deck: { justifyContent: 'center', paddingRight: 0 },
});
