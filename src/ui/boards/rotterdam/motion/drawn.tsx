import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Language } from '@/engine/phrase';
import type { Product, Raw } from '@/games/rotterdam/cards/goods';
import type { ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import { HousePawn, pawnHeight } from '@/ui/art';
import { CardBack, CardFront, type CardFace } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { COLOURS, INKS, type House } from '@/ui/theme';
import type { Size } from '../../kit/motion';
import { Barge, bargeHeight } from '../art/Barge';
import { HouseChip } from '../art/HouseChip';
import { Crate } from '../art/Crate';
import { TowerToken } from '../art/TowerToken';
import { tradeLook } from '../art/trades';
import { productFace, shipCardFace } from '../model/faces';

type Draw = (size: Size) => ReactNode;

const PAWN_WIDTH = 18;
const SQUARE = 24;
export const PAWN: Size = { width: PAWN_WIDTH, height: pawnHeight(PAWN_WIDTH) };
export const CRATE: Size = { width: SQUARE, height: SQUARE };
export const COIN: Size = { width: SQUARE, height: SQUARE };
/** Small enough not to hide the map that they cross. */
export const CARD: Size = { width: 74, height: 104 };

/** A ship under way, with the wash at its bow and behind its stern. */
export const shipUnderWay =
  (house: House, cargo: Raw): Draw =>
  ({ width }) => (
    <View>
      <Svg
        width={width}
        height={bargeHeight(width)}
        viewBox="0 0 54 36"
        style={{ position: 'absolute', top: 3 }}
        aria-hidden
      >
        <Path
          d="M-2 35q6 -4 12 0t12 0t12 0t12 0t10 0"
          fill="none"
          stroke={COLOURS.dark.textSoft}
          strokeOpacity={0.8}
          strokeWidth={1.6}
        />
      </Svg>
      <Barge house={house} cargo={cargo} width={width} />
    </View>
  );

export const shipAtRest =
  (house: House, cargo: Raw): Draw =>
  ({ width }) => <Barge house={house} cargo={cargo} width={width} />;

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
