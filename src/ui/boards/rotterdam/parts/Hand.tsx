import { StyleSheet, View } from 'react-native';
import type { ShipCard } from '@/games/rotterdam/cards/ship-cards';
import type { PlayerView } from '@/games/rotterdam/view';
import { IconButton, Type } from '@/ui/components';
import { Card, Slip, type CardFace } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { HandRow, useIsCovered, type HandCards, type HeldCard } from '../../kit/hand';
import { Zone } from '../../kit/motion';
import { productFace, shipCardFace } from '../model/faces';
import { handWorth, productsHeld, shipCardsHeld, whenPlayed } from '../model/heldCards';
import { zone } from '../motion/zones';
import { useBoard, type RotterdamBoard } from '../table/board';
import { Stock } from './Stock';

const HEAD = 22;
const SIDE = 50;
const GAP = 8;
const CARD_WIDTH = 96;

function held(key: string, face: CardFace, onPress: () => void, selected: boolean): HeldCard {
  return {
    key,
    card: (size) => <Card face={face} size={size} selected={selected} onPress={onPress} />,
    slip: (width, minHeight) => (
      <Slip face={face} width={width} minHeight={minHeight} tone="current" onPress={onPress} />
    ),
  };
}

/** A ship card that can be played is taken in mind; another one tells more. */
function touchShipCard(board: RotterdamBoard, card: ShipCard): void {
  if (whenPlayed(board, card) !== undefined) {
    board.open({ of: 'shipCard', card });
    return;
  }
  board.turnTo({ of: 'question' });
  board.choose({ card });
}

function cardsOf(board: RotterdamBoard, player: PlayerView): readonly HeldCard[] {
  const { view, language, choice } = board;
  const aimed = choice !== undefined && 'card' in choice ? choice.card : undefined;
  const ships = shipCardsHeld(player);
  return [
    ...productsHeld(player).map((product, at) =>
      held(
        `product ${at}`,
        productFace(product, language, view.prices[product] ?? 0),
        () => board.open({ of: 'hand' }),
        false,
      ),
    ),
    ...ships.map((card, at) =>
      held(
        `ship ${at}`,
        shipCardFace(card, language),
        () => touchShipCard(board, card),
        card === aimed && ships.indexOf(card) === at,
      ),
    ),
  ];
}

/** The own hand, and all hands where they lie open, as the kit lays them out. */
function useHandCards(): HandCards {
  const board = useBoard();
  const { own, view } = board;
  const player = own && view.players[own.seat];
  return {
    cards: player === undefined ? [] : cardsOf(board, player),
    hands: view.players.map((one) => cardsOf(board, one)),
  };
}

/** The hand of a tablet: product cards by lane, ship cards, what they are worth, the stock beside them. */
export function Hand({ width, height }: { width: number; height: number }) {
  const { past, subject } = useBoard();
  const { colour } = useTheme();
  const covered = useIsCovered();
  const open = past?.handsOpen === true;
  const row = open ? width : width - SIDE - GAP;
  return (
    <View style={{ width }}>
      <HandHead />
      <View style={styles.row}>
        <Zone name={zone.hand}>
          <View style={{ width: row }}>
            <HandRow {...useHandCards()} width={row} size={{ width: CARD_WIDTH, height: height - HEAD }} />
          </View>
        </Zone>
        {!open && (
          <View style={styles.side}>
            {!covered && <HideButton />}
            <Stock seat={subject} size={22} style={[styles.stock, { borderColor: colour.line }]} />
          </View>
        )}
      </View>
    </View>
  );
}

function HandHead() {
  const { own, view, text, money, handHidden, name, past } = useBoard();
  const { colour } = useTheme();
  const player = own && view.players[own.seat];
  const counts = { products: player?.hand, cards: player?.cards };
  const sum = (list: readonly number[] = []) => list.reduce((all, count) => all + count, 0);
  const told = { products: sum(counts.products), cards: sum(counts.cards) };
  const worth = player && handWorth(view, player);
  const heading =
    own === undefined
      ? text.hand.heads
      : past === undefined
        ? text.hand.heading(told)
        : text.hand.headingOf({ name: name(own.seat), ...told });
  return (
    <View style={styles.head}>
      <Type variant="label" maxScale={1.3} colour={colour.textSoft}>
        {heading}
      </Type>
      {worth !== undefined && !handHidden && (
        <Type variant="aside" size={16} maxScale={1.3} colour={colour.textSoft}>
          {text.hand.worth({ money: money(worth.money), points: worth.points })}
        </Type>
      )}
    </View>
  );
}

function HideButton() {
  const { own, past, shared, handHidden, hideHand } = useBoard();
  if (own === undefined || past !== undefined) return null;
  return (
    <IconButton
      icon="spyglass"
      label={handHidden ? shared.act.show : shared.act.hide}
      onPress={() => hideHand(!handHidden)}
    />
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: HEAD,
  },
  row: { flexDirection: 'row', gap: GAP, alignItems: 'flex-start' },
  side: { width: SIDE, gap: 6, alignItems: 'center' },
  stock: {
    width: SIDE,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    paddingVertical: 4,
    borderWidth: 1,
    borderRadius: radius.card,
  },
});
