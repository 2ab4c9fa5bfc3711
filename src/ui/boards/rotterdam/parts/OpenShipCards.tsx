import { StyleSheet, View } from 'react-native';
import { SHIP_CARD_NAMES, type ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { NONE } from '@/games/rotterdam/state';
import { Touchable, Type } from '@/ui/components';
import { Raised, type CardSize } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { INKS, radius, touch, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { shipCardIcon } from '../art/emblems';
import { shipCardFace } from '../model/faces';
import { refusing } from '../../kit/table';
import { arePicked, pickInMind, takerOf } from '../model/shipRow';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { DeckTile } from './DeckTile';

const GAP = 6;
/** Long names are set smaller there. */
const NARROW_BELOW = 130;
/** So high, a picture has room above the name. */
const STACKED_FROM = 60;
/** So high, what it does stands below the name. */
const TOLD_FROM = 100;

interface OpenShipCardsProps {
  width: number;
  height: number;
  /** 2 for two rows of two, 4 for one row. */
  columns: 2 | 4;
}

/** The three open ship cards and the deck: a touch tells more, or takes one where cards are taken. */
export function OpenShipCards({ width, height, columns }: OpenShipCardsProps) {
  const { view } = useBoard();
  const rows = 4 / columns;
  const size = {
    width: Math.floor((width - GAP * (columns - 1)) / columns),
    height: Math.max(touch.icon, Math.floor((height - GAP * (rows - 1)) / rows)),
  };
  return (
    <View role="group" style={[styles.row, { width }]}>
      {view.row.map((card, slot) =>
        card === NONE ? (
          <TakenPlace key={slot} slot={slot} size={size} />
        ) : (
          <OpenCard key={slot} card={card} size={size} />
        ),
      )}
      <DeckTile {...size} />
    </View>
  );
}

function OpenCard({ card, size }: { card: ShipCard; size: CardSize }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const { words, language, text } = board;
  const picking = arePicked(board);
  const move = { type: 'takeCard', card } as const;
  const refused = picking ? board.whyNot(move) : undefined;
  const inMind = pickInMind(board);
  const chosen = picking && inMind?.type === 'takeCard' && inMind.card === card;
  const { spoken } = shipCardFace(card, language);
  const narrow = size.width < NARROW_BELOW;
  // A long word needs the whole width.
  const told = !narrow && size.height >= TOLD_FROM;
  const stacked = told || (narrow && size.height >= STACKED_FROM);
  return (
    <Zone name={zone.shipCard(card)}>
      <Raised up={chosen} ring={colour.action} paper>
        <Touchable
          role={picking ? 'radio' : 'button'}
          tip={spoken}
          label={refused === undefined ? spoken : common.unavailable({ what: spoken, reason: refused })}
          disabled={refused !== undefined}
          onRefused={refusing(board, spoken, move)}
          checked={picking ? chosen : undefined}
          onPress={() => (picking ? board.choose({ moves: [move] }) : board.open({ of: 'shipCard', card }))}
          style={[
            styles.card,
            stacked && styles.stacked,
            { width: size.width, minHeight: size.height },
            { backgroundColor: colour.paper, borderColor: colour.edge },
          ]}
        >
          <Icon name={shipCardIcon(card)} size={narrow && !stacked ? 18 : 22} colour={INKS.blue.print} />
          <Type
            variant="cardTitle"
            size={narrow ? 14 : 16}
            maxScale={1.3}
            colour={colour.ink}
            align={stacked ? 'center' : 'left'}
            style={stacked ? styles.below : styles.title}
          >
            {words.shipCard(card)}
          </Type>
          {told && (
            <Type variant="cardLine" maxScale={1.3} colour={colour.inkSoft} align="center">
              {text.cards.brief[SHIP_CARD_NAMES[card] ?? 'tug']}
            </Type>
          )}
        </Touchable>
      </Raised>
    </Zone>
  );
}

/** Where a card lay until the row is filled up again. */
export function TakenPlace({ slot, size }: { slot: number; size: CardSize }) {
  const board = useBoard();
  const { colour } = useTheme();
  const taker = takerOf(board, slot);
  const { shipCards } = board.text;
  const told = taker === undefined ? shipCards.taken : shipCards.takenBy({ name: board.name(taker) });
  return (
    <View
      accessible
      role="img"
      aria-label={told}
      style={[styles.taken, { width: size.width, minHeight: size.height, borderColor: colour.textSoft }]}
    >
      <Type variant="cardLine" maxScale={1.3} align="center" colour={colour.textSoft}>
        {told}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingHorizontal: 5,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  stacked: { flexDirection: 'column', justifyContent: 'center', gap: 2, paddingHorizontal: 3 },
  title: { flex: 1, letterSpacing: -0.2 },
  below: { letterSpacing: -0.2 },
  taken: {
    alignItems: 'center',
    justifyContent: 'center',
    padding: 4,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.card,
  },
});
