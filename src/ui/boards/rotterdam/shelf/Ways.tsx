import { StyleSheet, View } from 'react-native';
import { sailChoices, type SailChoice } from '@/games/rotterdam/ahead/sails';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, space, useTheme } from '@/ui/theme';
import { useIsCovered } from '../../kit/hand';
import { Barge } from '../art/Barge';
import { wayWords } from '../model/roles/wayWords';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { askedSeat, isAnsweredHere } from '../table/here';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles } from './Tile';
import { tileSize } from './tileSize';

const HEIGHT = 76;

const isSame = (one: RotterdamMove | undefined, { move }: SailChoice): boolean =>
  one?.type === move.type &&
  one.at === move.at &&
  (one.type !== 'sail' || move.type !== 'sail' || one.to === move.to);

/** The ways of whoever owns the ships: where each leads, and what is left to the harbour of the cargo. */
export function Ways(shelf: ShelfProps) {
  const board = useBoard();
  const { view, choice, house, text } = board;
  const { colour } = useTheme();
  const covered = useIsCovered();
  const seat = askedSeat(board);
  const choices = sailChoices(view, seat);
  const columns = Math.min(2, shelf.columns);
  const size = { ...tileSize({ ...shelf, columns }, choices.length), height: HEIGHT };
  const here = isAnsweredHere(board);
  const [chosen] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  return (
    <View style={styles.page}>
      <Tiles>
        {choices.map((one, index) => {
          const { title, lines, warned } = wayWords(board, one, choices);
          return (
            <Tile
              key={title}
              size={size}
              number={index + 1}
              spoken={[title, ...lines].join(', ')}
              selected={isSame(chosen, one)}
              place={zone.answer(one.move)}
              onPress={here ? () => board.choose({ moves: [one.move] }) : undefined}
            >
              {(tone) => (
                <View style={styles.way}>
                  <View style={styles.head}>
                    <Barge house={house(seat)} cargo={one.cargo} width={40} />
                    <Type variant="cardTitle" colour={tone.type} style={styles.title}>
                      {title}
                    </Type>
                    {warned && (
                      <Icon name="hazard-sign" size={17} colour={here ? colour.warnInk : tone.type} />
                    )}
                  </View>
                  {lines.map((line) => (
                    <Type key={line} variant="cardLine" colour={tone.soft}>
                      {line}
                    </Type>
                  ))}
                </View>
              )}
            </Tile>
          );
        })}
      </Tiles>
      {covered && seat !== view.turn && (
        <View style={[styles.note, { borderColor: colour.line }]}>
          <Icon name="spyglass" size={22} colour={colour.textSoft} />
          <Type variant="text" colour={colour.textSoft} style={styles.title}>
            {text.roles.sail.openQuestion}
          </Type>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.group },
  way: { gap: 2, paddingHorizontal: 4 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  title: { flex: 1, minWidth: 0 },
  note: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    padding: 8,
    borderWidth: 1,
    borderRadius: radius.card,
  },
});
