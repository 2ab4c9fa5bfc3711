import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { HARBOURS, HARBOUR_OF, RAWS, type Harbour } from '@/games/rotterdam/cards/goods';
import { SHIP_CARD_LIMIT, STOCK_LIMIT } from '@/games/rotterdam/cards/limits';
import type { PlayerView } from '@/games/rotterdam/view';
import { Button, Type } from '@/ui/components';
import { Card } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { radius, space, useTheme } from '@/ui/theme';
import { HandCover, useIsCovered, useIsNobodys } from '../../kit/hand';
import { useSheetWidth } from '../../kit/sheets';
import { RawTile } from '../art/Tiles';
import { tradeLook } from '../art/trades';
import { productFace, shipCardFace } from '../model/faces';
import { handWorth, productsHeld, shipCardsHeld } from '../model/heldCards';
import { Rule } from '../parts/Rule';
import { useBoard } from '../table/board';

const GAP = 8;
const RATIO = 1.42;
/** How narrow and how wide their columns become. */
const LANE = { least: 60, most: 112 };
const SHIP_CARD = { least: 80, most: 120 };
const UNIT = { least: 80, most: 160 };
/** What a card under another still shows: its band and title. */
const SHOWN = 62;

/** The whole hand: products by lanes, ship cards, and the stock that everybody sees. */
export function HandSheet() {
  const { own, view, text, money, shared, closeAll, onTurnHandDown } = useBoard();
  const covered = useIsCovered();
  const nobodys = useIsNobodys();
  const width = useSheetWidth();
  const player = own && view.players[own.seat];
  if (covered) return <HandCover style={{ width, height: 120 }} />;
  if (player === undefined)
    return <Type variant="aside">{nobodys ? shared.hand.nobody : shared.hand.empty}</Type>;
  const products = productsHeld(player);
  const ships = shipCardsHeld(player);
  const worth = handWorth(view, player);
  return (
    <View style={styles.sheet}>
      <Section
        label={text.hand.products({ count: products.length })}
        aside={text.hand.worth({ money: money(worth.money), points: worth.points })}
      >
        {HARBOURS.map((name, lane) => (
          <Lane key={name} lane={lane} products={products} width={columnOf(width, HARBOURS.length, LANE)} />
        ))}
      </Section>
      <Section
        label={text.hand.shipCards({ count: ships.length, limit: SHIP_CARD_LIMIT })}
        aside={text.hand.playable}
      >
        <ShipCards player={player} width={columnOf(width, SHIP_CARD_LIMIT, SHIP_CARD)} />
      </Section>
      <StockSection player={player} width={columnOf(width, STOCK_LIMIT, UNIT)} />
      <Rule paragraph="trades" />
      <Rule paragraph="playing" />
      {onTurnHandDown !== undefined && (
        <Button
          label={shared.act.hide}
          variant="secondary"
          onPress={() => {
            closeAll();
            onTurnHandDown();
          }}
        />
      )}
    </View>
  );
}

/** How wide each of as many columns is; where that would be too narrow, they stand in several rows. */
function columnOf(width: number, columns: number, { least, most }: { least: number; most: number }): number {
  const each = Math.floor((width - GAP * (columns - 1)) / columns);
  return each < least && columns > 1 ? columnOf(width, columns - 1, { least, most }) : Math.min(most, each);
}

function Section({ label, aside, children }: { label: string; aside: string; children: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <Type variant="label" colour={colour.textSoft}>
          {label}
        </Type>
        <Type variant="aside" size={16} colour={colour.textSoft}>
          {aside}
        </Type>
      </View>
      <View style={styles.row}>{children}</View>
    </View>
  );
}

function Lane({ lane, products, width }: { lane: Harbour; products: readonly number[]; width: number }) {
  const { language, view, text, words } = useBoard();
  const size = { width, height: Math.round(width * RATIO) };
  const own = products.filter((product) => HARBOUR_OF[product] === lane);
  if (own.length === 0) {
    return (
      <Gap
        size={size}
        icon={tradeLook(lane).icon}
        words={text.hand.noneOf({ harbour: words.harbour(lane) })}
      />
    );
  }
  return (
    <View>
      {own.map((product, at) => (
        <View key={at} style={at > 0 && { marginTop: SHOWN - size.height }}>
          <Card face={productFace(product, language, view.prices[product] ?? 0)} size={size} />
        </View>
      ))}
    </View>
  );
}

function ShipCards({ player, width }: { player: PlayerView; width: number }) {
  const { language, text, open } = useBoard();
  const size = { width, height: Math.round(width * RATIO) };
  const ships = shipCardsHeld(player);
  const room = SHIP_CARD_LIMIT - ships.length;
  return (
    <>
      {ships.map((card, at) => (
        <Card
          key={at}
          face={shipCardFace(card, language)}
          size={size}
          onPress={() => open({ of: 'shipCard', card })}
        />
      ))}
      {room > 0 && <Gap size={size} icon="anchor" words={text.hand.roomFor({ count: room })} />}
    </>
  );
}

function StockSection({ player, width }: { player: PlayerView; width: number }) {
  const { text, words } = useBoard();
  const { colour } = useTheme();
  const units = RAWS.flatMap((_, raw) => Array.from({ length: player.stock[raw] ?? 0 }, () => raw));
  return (
    <Section label={text.hand.stock({ count: units.length, limit: STOCK_LIMIT })} aside={text.hand.openToAll}>
      {units.map((raw, at) => (
        <View
          key={at}
          style={[styles.unit, { width, borderColor: colour.line, backgroundColor: colour.panel }]}
        >
          <RawTile raw={raw} size={28} />
          <Type variant="textStrong" style={styles.shrinks}>
            {words.raw(raw)}
          </Type>
        </View>
      ))}
      {Array.from({ length: STOCK_LIMIT - units.length }, (_, at) => (
        <View key={at} style={[styles.unit, styles.dashed, { width, borderColor: colour.textSoft }]}>
          <Type variant="text" colour={colour.textSoft}>
            {text.hand.empty}
          </Type>
        </View>
      ))}
    </Section>
  );
}

interface GapProps {
  size: { readonly width: number; readonly height: number };
  icon: Parameters<typeof Icon>[0]['name'];
  words: string;
}

/** Where a card could be. */
function Gap({ size, icon, words }: GapProps) {
  const { colour } = useTheme();
  return (
    <View style={[styles.gap, styles.dashed, size, { borderColor: colour.textSoft }]}>
      <Icon name={icon} size={24} colour={colour.textSoft} />
      <Type variant="cardLine" maxScale={1.3} align="center" colour={colour.textSoft}>
        {words}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.margin, paddingBottom: space.group },
  section: { gap: GAP },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: GAP,
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP, alignItems: 'flex-start' },
  dashed: { borderStyle: 'dashed', borderWidth: 1.5, backgroundColor: 'transparent' },
  gap: { alignItems: 'center', justifyContent: 'center', gap: 6, padding: 4, borderRadius: radius.card },
  unit: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    paddingHorizontal: 8,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  shrinks: { flexShrink: 1 },
});
