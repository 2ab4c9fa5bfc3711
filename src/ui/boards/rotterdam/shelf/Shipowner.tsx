import { StyleSheet, View } from 'react-native';
import { shipownerOf } from '@/games/rotterdam/ahead/shipowner';
import { ruleBehind, whyWords } from '../model/refused';
import { useBoard } from '../table/board';
import { askedSeat, isAnsweredHere } from '../table/here';
import { Lane } from './Lane';
import type { ShelfProps } from './Shelf';
import { Starts } from './Starts';
import { TILE_GAP } from './tileSize';

/** Four lanes of raw trade, which acts at once, and the starts for ships. */
export function Shipowner(shelf: ShelfProps) {
  const board = useBoard();
  const { view, choice } = board;
  const ahead = shipownerOf(view, askedSeat(board));
  const here = isAnsweredHere(board);
  const upright = shelf.columns > 2;
  const [chosen] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  // Where none of them can be used, the question says why.
  const canPlace = ahead.starts.some(({ problem }) => problem === undefined);
  const against = (at: number) => ahead.starts.find((start) => start.at === at)?.problem;
  return (
    <View style={styles.page}>
      <View style={[styles.lanes, upright && styles.columns]}>
        {ahead.raws.map((raw) => (
          <Lane
            key={raw.raw}
            ahead={raw}
            upright={upright}
            width={
              upright
                ? Math.floor((shelf.width - TILE_GAP * (ahead.raws.length - 1)) / ahead.raws.length)
                : shelf.width
            }
          />
        ))}
      </View>
      {canPlace && (
        <Starts
          shelf={shelf}
          starts={ahead.starts.map(({ at }) => at)}
          chosen={chosen?.type === 'place' ? chosen.at : undefined}
          whyNot={(at) => whyWords(board, against(at))}
          ruleAgainst={(at) => ruleBehind(against(at))}
          onChoose={here ? (at) => board.choose({ moves: [{ type: 'place', at }] }) : undefined}
          keys={false}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: TILE_GAP },
  lanes: { gap: TILE_GAP },
  columns: { flexDirection: 'row' },
});
