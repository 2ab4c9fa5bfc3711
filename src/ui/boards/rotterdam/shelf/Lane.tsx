import { StyleSheet, View } from 'react-native';
import type { RawAhead } from '@/games/rotterdam/ahead/shipowner';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { RawTile } from '../art/Tiles';
import { dealsIn, type LaneDeal } from '../model/roles/lane';
import { rawInShort } from '../model/roles/gain';
import { useBoard } from '../table/board';
import { isAnsweredHere } from '../table/here';
import { zone } from '../motion/zones';
import { Tile } from './Tile';
import { TILE_GAP } from './tileSize';

interface LaneProps {
  ahead: RawAhead;
  /** A column, otherwise a row. */
  upright: boolean;
  width: number;
}

const NARROW_BELOW = 180;
/** So narrow, the longest name has no room beside its picture. */
const TIGHT_BELOW = 76;
const PICTURE = 20;
/** Of one coming price; what has no room is told by the market's page. */
const PRICE = 17;
const DEAL_HEIGHT = 48;

/** A raw material: its coming prices, and what can be done with a unit at once. */
export function Lane({ ahead, upright, width }: LaneProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { raw, coming } = ahead;
  const deals = dealsIn(board, ahead);
  const across = upright ? 1 : deals.length;
  const each = Math.floor((width - TILE_GAP * (across - 1)) / across);
  const tight = width < TIGHT_BELOW;
  const inRow = tight ? width - PICTURE : width < NARROW_BELOW ? width : width / 2;
  const picture = <RawTile raw={raw} size={PICTURE} />;
  const prices = coming.map((price) => board.money(price)).join(', ');
  return (
    <View style={[styles.lane, { width }]}>
      <View
        accessible
        role="img"
        aria-label={board.text.roles.shipowner.coming({
          raw: board.words.raw(raw),
          prices: prices === '' ? board.text.roles.shipowner.soldOut : prices,
        })}
        style={[styles.head, width < NARROW_BELOW && styles.stacked]}
      >
        <View style={styles.name}>
          {!tight && picture}
          <Type variant="cardLineStrong" size={tight ? 14 : 15}>
            {rawInShort(board, raw)}
          </Type>
        </View>
        <View style={styles.coming}>
          {tight && picture}
          {coming.slice(0, Math.max(1, Math.floor(inRow / PRICE))).map((price, index) => (
            <View key={index} style={[styles.price, index === 0 && { borderColor: colour.action }]}>
              <Type
                variant="figure"
                size={14}
                maxScale={1.2}
                colour={index === 0 ? colour.text : colour.textSoft}
              >
                {price}
              </Type>
            </View>
          ))}
        </View>
      </View>
      <View style={[styles.deals, !upright && styles.level]}>
        {deals.map((deal) => (
          <DealTile key={deal.key} deal={deal} width={each} height={DEAL_HEIGHT} />
        ))}
      </View>
    </View>
  );
}

interface DealTileProps {
  deal: LaneDeal;
  width: number;
  height: number;
}

/** Nothing hidden is involved and undo takes it back, so it acts at once. */
function DealTile({ deal, width, height }: DealTileProps) {
  const board = useBoard();
  const act = (move: RotterdamMove) => () => board.play(move);
  return (
    <Tile
      size={{ width, height }}
      number={deal.number}
      spoken={deal.spoken}
      unavailable={deal.unavailable}
      rule={deal.rule}
      acts
      place={zone.answer(deal.move)}
      onPress={isAnsweredHere(board) ? act(deal.move) : undefined}
    >
      {(tone) => (
        <>
          <Type variant="cardLineStrong" size={15} colour={tone.type} align="center">
            {deal.label}
          </Type>
          <Type
            variant={deal.figure ? 'figure' : 'cardLine'}
            size={deal.figure ? 16 : 14}
            colour={deal.figure ? tone.type : tone.soft}
            align="center"
          >
            {deal.below}
          </Type>
        </>
      )}
    </Tile>
  );
}

const styles = StyleSheet.create({
  lane: { gap: 4 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 6 },
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: 1 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  coming: { flexDirection: 'row', gap: 1 },
  price: {
    minWidth: 15,
    alignItems: 'center',
    paddingHorizontal: 2,
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: 4,
  },
  deals: { gap: 4 },
  level: { flexDirection: 'row', gap: TILE_GAP },
});
