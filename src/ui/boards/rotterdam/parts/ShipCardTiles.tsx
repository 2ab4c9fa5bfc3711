import { StyleSheet, View } from 'react-native';
import { SHIP_CARD_NAMES, SHIP_CARD_POINTS, type ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { INKS, inkOnTable, useTheme } from '@/ui/theme';
import { shipCardIcon } from '../art/emblems';
import { shipCardFace } from '../model/faces';
import { shipCardsHeld, whenPlayed } from '../model/heldCards';
import { paragraphOn } from '../rules/links';
import { Tile, TILE_EDGE, Tiles } from '../shelf/Tile';
import { TILE_GAP } from '../shelf/tileSize';
import { useBoard } from '../table/board';
import { zone } from '../motion/zones';

interface ShipCardTilesProps {
  width: number;
  height: number;
  columns: number;
}

/** The ship cards of the own hand: a touch takes one in mind; those that cannot be played say when. */
export function ShipCardTiles({ width, height, columns }: ShipCardTilesProps) {
  const { own, view, text } = useBoard();
  const player = own && view.players[own.seat];
  const size = { width: Math.floor((width - TILE_GAP * (columns - 1)) / columns), height };
  return (
    <Tiles label={text.shipCards.heading}>
      {(player === undefined ? [] : shipCardsHeld(player)).map((card, at) => (
        <ShipCardTile key={at} card={card} size={size} number={at + 1} />
      ))}
    </Tiles>
  );
}

interface ShipCardTileProps {
  card: ShipCard;
  size: { readonly width: number; readonly height: number };
  number: number;
}

const PICTURE = 22;
const GAP = 5;
const TITLE = { most: 16, least: 14, maxScale: 1.3 };
const CLOSER = -0.35;

interface TitleLook {
  readonly size: number;
  /** Between letters: on the narrowest tiles the longest word needs them closer. */
  readonly spacing: number;
  readonly pictured: boolean;
}

/** How large a card's name is on a tile, so that its longest word stays whole; beside the picture only where both have room. */
export function titleOn(name: string, width: number, fontScale: number): TitleLook {
  const inside = (width - TILE_EDGE) / Math.min(TITLE.maxScale, fontScale);
  const beside = inside - PICTURE - GAP;
  const longest = (size: number) => Math.max(...name.split(' ').map((word) => widthOf('title', word, size)));
  const pictured = longest(TITLE.least) <= beside;
  return {
    size: longest(TITLE.most) <= (pictured ? beside : inside) ? TITLE.most : TITLE.least,
    spacing: longest(TITLE.least) <= inside ? 0 : CLOSER,
    pictured,
  };
}

function ShipCardTile({ card, size, number }: ShipCardTileProps) {
  const board = useBoard();
  const { colour, scheme, fontScale } = useTheme();
  const { words, text, language } = board;
  const title = titleOn(words.shipCard(card), size.width, fontScale);
  const when = whenPlayed(board, card);
  const off = when !== undefined;
  const play = () => {
    board.turnTo({ of: 'question' });
    board.choose({ card });
  };
  return (
    <Tile
      size={size}
      number={number}
      spoken={shipCardFace(card, language).spoken}
      unavailable={when}
      rule={(SHIP_CARD_POINTS[card] ?? 0) > 0 ? paragraphOn(card) : 'playing'}
      acts
      place={zone.card(card)}
      onPress={play}
    >
      <View style={styles.head}>
        {title.pictured && (
          <Icon
            name={shipCardIcon(card)}
            size={PICTURE}
            colour={off ? inkOnTable(INKS.blue, scheme) : INKS.blue.print}
          />
        )}
        <Type
          variant="cardTitle"
          size={title.size}
          maxScale={TITLE.maxScale}
          colour={off ? colour.text : colour.ink}
          style={[styles.grow, { letterSpacing: title.spacing }]}
        >
          {words.shipCard(card)}
        </Type>
      </View>
      <Type variant="cardLine" maxScale={1.3} colour={off ? colour.textSoft : colour.inkSoft}>
        {when ?? text.cards.brief[SHIP_CARD_NAMES[card] ?? 'tug']}
      </Type>
    </Tile>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: GAP, marginBottom: 2 },
  grow: { flex: 1 },
});
