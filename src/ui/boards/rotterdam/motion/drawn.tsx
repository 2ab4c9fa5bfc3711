import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import type { Language } from '@/engine/phrase';
import type { Product, Raw } from '@/games/rotterdam/cards/goods';
import { ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from '@/games/rotterdam/cards/orders';
import type { ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import { HousePawn, pawnHeight } from '@/ui/art';
import { LaurelFigure } from '@/ui/components';
import { CardBack, CardFront, type CardFace } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { COLOURS, INKS, radius, type House } from '@/ui/theme';
import type { Size } from '../../kit/motion';
import { Barge, PlainBarge } from '../art/Barge';
import { HouseChip } from '../art/HouseChip';
import { Crate } from '../art/Crate';
import { shipCardIcon } from '../art/emblems';
import { ProductTile } from '../art/Tiles';
import { TowerToken } from '../art/TowerToken';
import { tradeLook } from '../art/trades';
import { productFace, shipCardFace } from '../model/faces';

type Draw = (size: Size) => ReactNode;

const PAWN_WIDTH = 18;
const SQUARE = 24;
const LAUREL = 34;
const STEAM = '#E9EEEA';
export const PAWN: Size = { width: PAWN_WIDTH, height: pawnHeight(PAWN_WIDTH) };
export const CRATE: Size = { width: SQUARE, height: SQUARE };
export const STAMP: Size = { width: SQUARE + 12, height: SQUARE + 12 };
export const BADGE: Size = { width: 16, height: 16 };
export const COIN: Size = { width: SQUARE, height: SQUARE };
/** Small enough not to hide the map that they cross. */
export const CARD: Size = { width: 74, height: 104 };

export const ship =
  (house: House, cargo: Raw): Draw =>
  ({ width }) => <Barge house={house} cargo={cargo} width={width} />;

export const plainShip =
  (house: House, cargo: Raw): Draw =>
  ({ width }) => <PlainBarge house={house} cargo={cargo} width={width} />;

export const worker =
  (house: House): Draw =>
  () => <HousePawn house={house} size={PAWN_WIDTH} />;

export const crate =
  (raw: Raw): Draw =>
  () => <Crate raw={raw} size={SQUARE} />;

export const coin: Draw = () => <Icon name="two-coins" size={SQUARE} colour={COLOURS.light.brass} />;

/** A factory on its site. */
export const chip =
  (house: House): Draw =>
  () => <HouseChip house={house} width={SQUARE} />;

/** What a ship card does, stamped on the ship. */
export const stamp =
  (card: ShipCard): Draw =>
  () => (
    <View style={styles.stamp}>
      <Icon name={shipCardIcon(card)} size={SQUARE} colour={COLOURS.light.ink} />
    </View>
  );

/** What stays on a ship that is held. */
export const badge =
  (card: ShipCard): Draw =>
  ({ width }) => <Icon name={shipCardIcon(card)} size={width} colour={COLOURS.light.ink} />;

/** An order, on its way or turned up: what it asks for and what it counts. */
export const order =
  (id: OrderId): Draw =>
  (size) => (
    <View style={[styles.slip, styles.order, size]}>
      <LaurelFigure
        value={String(ORDER_POINTS[id] ?? 0)}
        size={LAUREL}
        colour={COLOURS.light.ink}
        ink={COLOURS.light.ink}
        ground={COLOURS.light.paper}
      />
      {ORDER_PRODUCTS[id]?.map((product) => (
        <ProductTile key={product} product={product} size={SQUARE} />
      ))}
    </View>
  );

export const orderBack: Draw = (size) => (
  <View style={[styles.slip, size, { backgroundColor: INKS.blue.print }]}>
    <Icon name="scroll-quill" size={LAUREL} colour={COLOURS.light.paper} />
  </View>
);

/** A factory at work. */
export const puff: Draw = ({ width, height }) => (
  <Svg width={width} height={height} viewBox="0 0 24 24" aria-hidden>
    <Circle cx={9} cy={15} r={6} fill={STEAM} />
    <Circle cx={16} cy={12} r={5} fill={STEAM} />
    <Circle cx={12} cy={7} r={4} fill={STEAM} />
  </Svg>
);

export const tower: Draw = () => <TowerToken size={SQUARE} />;

const front =
  (face: CardFace): Draw =>
  (size) => <CardFront face={face} size={size} />;

export const productCard = (product: Product, language: Language) => front(productFace(product, language));
export const shipCard = (card: ShipCard, language: Language) => front(shipCardFace(card, language));

/** What everybody may see of a product card: the back of its harbour. */
export const productBack =
  (harbour: Raw, language: Language): Draw =>
  (size) => {
    const { ink, icon } = tradeLook(harbour);
    return <CardBack ink={ink} emblem={icon} name={rotterdamWords[language].harbour(harbour)} size={size} />;
  };

export const shipCardBack =
  (language: Language): Draw =>
  (size) => (
    <CardBack
      ink={INKS.blue}
      emblem="anchor"
      name={TEXTS[language].games.rotterdam.board.cards.shipCard}
      size={size}
    />
  );

const styles = StyleSheet.create({
  slip: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: COLOURS.light.edge,
    backgroundColor: COLOURS.light.paper,
  },
  order: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  stamp: {
    padding: 4,
    borderRadius: radius.card,
    borderWidth: 2,
    borderColor: COLOURS.light.ink,
    backgroundColor: COLOURS.light.paper,
  },
});
