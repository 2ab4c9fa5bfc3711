import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { rawPricesOf } from '@/games/rotterdam/ahead/prices';
import {
  CARD_POINTS,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PRODUCTS_OF,
  SITE_PRICES,
  UNITS,
  type Harbour,
  type Product,
} from '@/games/rotterdam/cards/goods';
import { codeCargo, codeOwner, NONE } from '@/games/rotterdam/state';
import { Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { useSheetWidth } from '../../kit/sheets';
import { Barge } from '../art/Barge';
import { HouseChip } from '../art/HouseChip';
import { ProductTile, RawTile } from '../art/Tiles';
import { RawTrack } from '../map/cards/parts';
import { stackSize } from '../model/positionWords';
import { Rule } from '../parts/Rule';
import { useBoard } from '../table/board';

/** Of the row of prices: its frame, and what each of them takes. */
const TRACK = { edge: 6, cell: 30, gap: 2 };

interface OfHarbour {
  harbour: Harbour;
}

/** All that the open table tells of a harbour. */
export function HarbourSheet({ harbour }: OfHarbour) {
  return (
    <View style={styles.sheet}>
      <Market harbour={harbour} />
      <Prices harbour={harbour} />
      <Stack harbour={harbour} />
      <Sites harbour={harbour} />
      <Moored harbour={harbour} />
      <Hands harbour={harbour} />
      <Rule paragraph="trades" />
      <Rule paragraph="factories" />
    </View>
  );
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View style={styles.section}>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {label}
      </Type>
      {children}
    </View>
  );
}

function Line({ mark, children }: { mark?: ReactNode; children: string }) {
  return (
    <View style={styles.line}>
      {mark}
      <Type variant="text" style={styles.words}>
        {children}
      </Type>
    </View>
  );
}

function Market({ harbour }: OfHarbour) {
  const { view, text, words, money } = useBoard();
  const { colour } = useTheme();
  const width = useSheetWidth() - 2 * TRACK.edge;
  const cell = Math.min(TRACK.cell, width / (UNITS[harbour] ?? 1) - TRACK.gap);
  const { next, back } = rawPricesOf(view, harbour);
  const price = (amount: number | undefined) => (amount === undefined ? undefined : money(amount));
  return (
    <Section label={text.map.sheet.market}>
      <Line mark={<RawTile raw={harbour} size={28} />}>
        {`${words.raw(harbour)}: ${text.map.page.next({ next: price(next), back: price(back) })}`}
      </Line>
      <View style={[styles.track, { backgroundColor: colour.paper }]} aria-hidden>
        <RawTrack harbour={harbour} cell={cell} />
      </View>
    </Section>
  );
}

function Prices({ harbour }: OfHarbour) {
  const { view, text, words, money } = useBoard();
  const band = (product: Product) =>
    text.map.sheet.band({
      product: words.product(product),
      price: money(view.prices[product] ?? 0),
      lowest: money(LOWEST_PRICE[product] ?? 0),
      highest: money(HIGHEST_PRICE[product] ?? 0),
      points: CARD_POINTS[product] ?? 0,
    });
  return (
    <Section label={text.map.sheet.prices}>
      {(PRODUCTS_OF[harbour] ?? []).map((product) => (
        <Line key={product} mark={<ProductTile product={product} size={28} />}>
          {band(product)}
        </Line>
      ))}
    </Section>
  );
}

/** Products with how many there are of each. */
function useCounted(): (products: readonly Product[]) => string {
  const { text, words } = useBoard();
  return (products) =>
    [...new Set(products)]
      .map((product) =>
        text.map.sheet.times({
          count: products.filter((other) => other === product).length,
          product: words.product(product),
        }),
      )
      .join(', ');
}

function Stack({ harbour }: OfHarbour) {
  const { view, text, words } = useBoard();
  const counted = useCounted();
  const { faceUp, unseen = 0, under = [] } = view.stacks[harbour] ?? {};
  const { sheet, page } = text.map;
  return (
    <Section label={sheet.stack}>
      <Line mark={faceUp === undefined ? undefined : <ProductTile product={faceUp} size={28} />}>
        {[
          `${page.stack({ cards: stackSize(view, harbour), top: undefined })}.`,
          faceUp === undefined ? sheet.noTop : sheet.onTop({ product: words.product(faceUp) }),
          unseen > 0 && sheet.unseen({ count: unseen }),
          under.length > 0 && sheet.under({ products: counted(under) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Line>
    </Section>
  );
}

function Sites({ harbour }: OfHarbour) {
  const { view, text, name, house, money } = useBoard();
  const owners = view.factories[harbour] ?? [];
  const { sheet } = text.map;
  return (
    <Section label={sheet.sites}>
      {(SITE_PRICES[harbour] ?? []).map((amount, site) => {
        const owner = owners[site];
        const price = money(amount);
        if (owner !== undefined) {
          return (
            <Line key={site} mark={<HouseChip house={house(owner)} width={24} />}>
              {sheet.siteOf({ owner: name(owner), price })}
            </Line>
          );
        }
        return (
          <Line key={site} mark={<FreeSite />}>
            {site === owners.length ? sheet.nextSite({ price }) : sheet.laterSite({ price })}
          </Line>
        );
      })}
    </Section>
  );
}

function FreeSite() {
  const { colour } = useTheme();
  return <View style={[styles.free, { borderColor: colour.textSoft }]} />;
}

function Moored({ harbour }: OfHarbour) {
  const { view, text, words, name, house } = useBoard();
  const ships = view.harbours[harbour] ?? [];
  return (
    <Section label={text.map.sheet.ships}>
      {ships.length === 0 && <Line>{text.map.sheet.nobody}</Line>}
      {ships.map((code, at) => {
        const [owner, cargo] = [codeOwner(code), codeCargo(code)];
        return (
          <Line key={at} mark={<Barge house={house(owner)} cargo={cargo} width={42} />}>
            {text.map.moored({ owner: name(owner), cargo: cargo === NONE ? undefined : words.raw(cargo) })}
          </Line>
        );
      })}
    </Section>
  );
}

/** How many cards of this harbour each holds: their backs tell it. Which ones, only where everybody saw. */
function Hands({ harbour }: OfHarbour) {
  const { view, text, name, house } = useBoard();
  const counted = useCounted();
  const products = PRODUCTS_OF[harbour] ?? [];
  return (
    <Section label={text.map.sheet.hands}>
      {view.players.map(({ hand, hidden, shown }, seat) => {
        const held = products.reduce((sum, product) => sum + (hand[product] ?? 0), hidden[harbour] ?? 0);
        const known = products.flatMap((product) =>
          Array.from({ length: shown[product] ?? 0 }, () => product),
        );
        return (
          <Line key={seat} mark={<HouseChip house={house(seat)} width={24} />}>
            {text.map.sheet.holds({ owner: name(seat), count: held, known: counted(known) })}
          </Line>
        );
      })}
    </Section>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.margin, paddingBottom: space.group },
  section: { gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.panel, minHeight: 28 },
  words: { flex: 1, minWidth: 0 },
  track: { alignSelf: 'flex-start', padding: TRACK.edge, borderRadius: 8 },
  free: { width: 24, height: 24, borderRadius: 5, borderWidth: 1.4, borderStyle: 'dashed' },
});
