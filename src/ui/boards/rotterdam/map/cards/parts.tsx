import { StyleSheet, View } from 'react-native';
import { PRODUCTS_OF, RAW_PRICES, SITE_PRICES, type Harbour } from '@/games/rotterdam/cards/goods';
import { codeCargo, codeOwner } from '@/games/rotterdam/state';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { RollingFigure, Zone } from '../../../kit/motion';
import { Barge } from '../../art/Barge';
import { HouseChip } from '../../art/HouseChip';
import { ProductTile } from '../../art/Tiles';
import { productIcon, productInk, tradeLook } from '../../art/trades';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';
import type { Ghost } from '../marks';

const SITE_EDGE = '#6B5C45';
const GONE_EDGE = '#A89A7C';
const GONE_INK = '#6F624D';
const LEFT_EDGE = '#A08F69';
const WHITE = '#FFFFFF';
const RULE = '#DFD2B1';

interface OfHarbour {
  harbour: Harbour;
}

interface BerthsProps extends OfHarbour {
  ghosts: readonly Ghost[];
  /** Of a barge. */
  size: number;
  /** More ships than this are told by their number beside the first; at 0 by their number alone. */
  most: number;
  /** How far each lies over the one before it. */
  overlap?: number | undefined;
  /** On the hatched band, not on paper. */
  onInk?: boolean | undefined;
}

/** Ships in the harbour in order of arrival, then those that would come. */
export function Berths({ harbour, ghosts, size, most, overlap = -2, onInk = false }: BerthsProps) {
  const { view, house } = useBoard();
  const { colour } = useTheme();
  const moored = (view.harbours[harbour] ?? []).map((code) => ({
    owner: codeOwner(code),
    cargo: codeCargo(code),
    hollow: false,
  }));
  const ships = [...moored, ...ghosts.map((ghost) => ({ ...ghost, hollow: true }))];
  const shown = ships.length > most ? ships.slice(0, Math.min(1, most)) : ships;
  return (
    <Zone name={zone.berth(harbour)} style={styles.row}>
      {shown.map(({ owner, cargo, hollow }, index) => (
        <View key={index} style={index > 0 && { marginLeft: -overlap }}>
          <Zone name={zone.moored(harbour, index)}>
            <Barge house={house(owner)} cargo={cargo} width={size} hollow={hollow} />
          </Zone>
        </View>
      ))}
      {ships.length > shown.length && (
        <View style={[styles.count, { backgroundColor: onInk ? colour.paper : colour.ink }]}>
          <Figure value={String(ships.length)} size={14} colour={onInk ? colour.ink : WHITE} maxScale={1} />
        </View>
      )}
    </Zone>
  );
}

interface FactoriesProps extends OfHarbour {
  size: number;
  /** How far chips lie over each other; all sites are shown where they do not. */
  overlap?: number | undefined;
  /** Only the next site is shown, or none. */
  sites: 'all' | 'next' | 'none';
}

/** Factories as the chips of their houses, and what sites cost. */
export function Factories({ harbour, size, overlap = -3, sites }: FactoriesProps) {
  const { view, house } = useBoard();
  const { colour } = useTheme();
  const owners = view.factories[harbour] ?? [];
  const free = (SITE_PRICES[harbour] ?? []).slice(owners.length);
  const prices = sites === 'all' ? free : sites === 'next' ? free.slice(0, 1) : [];
  return (
    <Zone name={zone.sites(harbour)} style={styles.row}>
      {owners.map((owner, index) => (
        <View key={index} style={index > 0 && { marginLeft: -overlap }}>
          <HouseChip house={house(owner)} width={size} />
        </View>
      ))}
      {prices.map((price, index) => (
        <View
          key={price}
          style={[
            styles.site,
            { minWidth: size + 1, height: size + 1 },
            sites === 'all' && index === 0 ? styles.nextSite : styles.dashed,
          ]}
        >
          <Figure
            value={String(price)}
            size={14}
            colour={index === 0 ? colour.ink : colour.inkSoft}
            maxScale={1}
          />
        </View>
      ))}
    </Zone>
  );
}

/** Beside smaller icons two prices of two figures have no room. */
const ROOMY_ICON = 18;

/** Both products with what the market pays: the card on top of the stack is inverted. */
export function SmallPrices({ harbour, size }: OfHarbour & { size: number }) {
  const { view } = useBoard();
  const { colour } = useTheme();
  const { faceUp } = view.stacks[harbour] ?? {};
  return (
    <Zone name={zone.stack(harbour)} style={styles.prices}>
      {(PRODUCTS_OF[harbour] ?? []).map((product) => (
        <Zone key={product} name={zone.price(product)} style={styles.smallPrice}>
          {faceUp === product ? (
            <ProductTile product={product} size={size + 2} />
          ) : (
            <Icon name={productIcon(product)} size={size} colour={productInk(product).print} />
          )}
          <RollingFigure
            value={view.prices[product] ?? 0}
            format={String}
            size={size < ROOMY_ICON ? 13 : 15}
            colour={colour.ink}
            maxScale={1}
          />
        </Zone>
      ))}
    </Zone>
  );
}

interface FullPricesProps extends OfHarbour {
  /** Names stand below; otherwise between picture and price. */
  stacked: boolean;
  /** Without the currency; and where they stand below, without the names. */
  narrow: boolean;
}

/** Both products with name and price; the card on top of the stack is framed. */
export function FullPrices({ harbour, stacked, narrow }: FullPricesProps) {
  const { view, words, money } = useBoard();
  const { colour } = useTheme();
  const { faceUp } = view.stacks[harbour] ?? {};
  return (
    <Zone name={zone.stack(harbour)} style={styles.fullPrices}>
      {(PRODUCTS_OF[harbour] ?? []).map((product) => {
        const amount = view.prices[product] ?? 0;
        const tile = <ProductTile product={product} size={stacked ? 23 : 25} />;
        const price = (
          <RollingFigure
            value={amount}
            format={narrow ? String : money}
            size={18}
            colour={colour.ink}
            maxScale={1}
          />
        );
        const name = (
          <Type
            variant="cardLineStrong"
            size={14}
            maxScale={1}
            colour={colour.ink}
            oneLine
            style={styles.product}
          >
            {words.product(product)}
          </Type>
        );
        return (
          <Zone
            key={product}
            name={zone.price(product)}
            style={[
              styles.fullPrice,
              !stacked && styles.inRow,
              faceUp === product && [styles.top, { borderColor: colour.ink, backgroundColor: WHITE }],
            ]}
          >
            {stacked ? (
              <>
                <View style={styles.inRow}>
                  {tile}
                  {price}
                </View>
                {!narrow && name}
              </>
            ) : (
              <>
                {tile}
                {name}
                {price}
              </>
            )}
          </Zone>
        );
      })}
    </Zone>
  );
}

/** What each unit costs: those that are gone, the next one, and those after it. */
export function RawTrack({ harbour, cell }: OfHarbour & { cell: number }) {
  const { view } = useBoard();
  const { colour } = useTheme();
  const gone = view.gone[harbour] ?? 0;
  const { print } = tradeLook(harbour).ink;
  return (
    <Zone name={zone.raw(harbour)} style={styles.track}>
      {(RAW_PRICES[harbour] ?? []).map((price, unit) => {
        const [left, next] = [unit >= gone, unit === gone];
        return (
          <View
            key={unit}
            style={[
              styles.unit,
              { width: cell, borderColor: left ? LEFT_EDGE : GONE_EDGE },
              !left && styles.dashed,
              next && { backgroundColor: print, borderColor: print },
            ]}
          >
            <Figure
              value={String(price)}
              size={14}
              colour={next ? WHITE : left ? colour.ink : GONE_INK}
              maxScale={1}
            />
          </View>
        );
      })}
    </Zone>
  );
}

export const ruled = { borderTopWidth: 1, borderTopColor: RULE } as const;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  count: {
    minWidth: 15,
    height: 17,
    borderRadius: 8,
    paddingHorizontal: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  site: {
    marginLeft: 3,
    paddingHorizontal: 2,
    borderRadius: 4,
    borderColor: SITE_EDGE,
    alignItems: 'center',
    justifyContent: 'center',
  },
  nextSite: { borderWidth: 1.6 },
  dashed: { borderWidth: 1.2, borderStyle: 'dashed' },
  prices: { flexDirection: 'row', alignItems: 'center' },
  smallPrice: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 2 },
  fullPrices: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 6 },
  fullPrice: {
    flex: 1,
    alignSelf: 'stretch',
    marginVertical: 2,
    justifyContent: 'center',
    paddingHorizontal: 4,
    borderRadius: 6,
    borderWidth: 1.4,
    borderColor: 'transparent',
  },
  top: { boxShadow: '2px 2px 0px #C8B78E' },
  inRow: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  product: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
  track: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
  unit: { height: 23, borderRadius: 4, borderWidth: 1.2, alignItems: 'center', justifyContent: 'center' },
});
