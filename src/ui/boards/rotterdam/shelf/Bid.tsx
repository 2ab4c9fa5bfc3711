import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { HouseFlag } from '@/ui/art';
import { Zone } from '../../kit/motion';
import { biddersOf, type Bidder } from '../model/bidders';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { isAnsweredHere } from '../table/here';
import { BidStepper } from './BidStepper';
import type { ShelfProps } from './Shelf';
import { TILE_GAP } from './tileSize';

/** Bidders in their order, and the bid in mind. */
export function Bid({ width, columns }: ShelfProps) {
  const board = useBoard();
  const { choice, view, actor } = board;
  const bidders = biddersOf(board);
  const across = columns === 1 ? 2 : bidders.length;
  const cell = Math.floor((width - TILE_GAP * (across - 1)) / across);
  const [chosen] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  const own = view.players[actor ?? view.turn]?.money ?? 0;
  return (
    <View style={styles.page}>
      <View style={styles.bidders}>
        {bidders.map((bidder) => (
          <BidderCell key={bidder.seat} bidder={bidder} width={cell} />
        ))}
      </View>
      {isAnsweredHere(board) && chosen?.type === 'bid' && (
        <Zone name={zone.bid}>
          <BidStepper
            amount={chosen.amount}
            own={own}
            onChange={(amount) => board.choose({ moves: [{ type: 'bid', amount }] })}
          />
        </Zone>
      )}
    </View>
  );
}

function BidderCell({ bidder, width }: { bidder: Bidder; width: number }) {
  const { name, house, text } = useBoard();
  const { colour } = useTheme();
  const { seat, state, bid, asked } = bidder;
  return (
    <View
      accessible
      role="img"
      aria-label={text.roles.bid.spoken({
        name: name(seat),
        state: bid === undefined ? state : `${bid}, ${text.roles.bid.highest}`,
      })}
      style={[
        styles.bidder,
        {
          width,
          backgroundColor: asked ? colour.panelActive : colour.panel,
          borderColor: asked ? colour.action : bid === undefined ? colour.line : colour.textSoft,
          borderWidth: asked || bid !== undefined ? 2 : 1,
        },
      ]}
    >
      <HouseFlag house={house(seat)} width={27} />
      <Type variant="cardTitle" size={16} align="center">
        {name(seat)}
      </Type>
      {bid === undefined ? (
        <Type variant="cardLine" colour={colour.textSoft} align="center">
          {state}
        </Type>
      ) : (
        <Type variant="figure" size={17}>
          {bid}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.group },
  bidders: { flexDirection: 'row', flexWrap: 'wrap', gap: TILE_GAP },
  bidder: {
    minHeight: 72,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    padding: 3,
    borderRadius: 8,
  },
});
