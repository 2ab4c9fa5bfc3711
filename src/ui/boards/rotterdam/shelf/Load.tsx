import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { loadingOf, type LoadChoice } from '@/games/rotterdam/ahead/shipowner';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { Type } from '@/ui/components';
import { RawTile } from '../art/Tiles';
import { rawInShort } from '../model/roles/gain';
import { ruleBehind, whyWords } from '../model/refused';
import { useBoard, type RotterdamBoard } from '../table/board';
import { askedSeat, isAnsweredHere } from '../table/here';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles, type TileTone } from './Tile';
import { tileSize } from './tileSize';

/** The picture stands beside the words where there is room for both. */
const LEVEL_FROM = 110;

/** Free units and the market lane by lane, then the stock, then what else could be bought although it is free. */
function listed(choices: readonly LoadChoice[]): readonly LoadChoice[] {
  const can = (one: LoadChoice) => one.problem === undefined;
  const of = (source: LoadChoice['from']) => choices.filter(({ from }) => from === source);
  const free = of('free').filter(can);
  const isFree = ({ raw }: LoadChoice) => free.some((one) => one.raw === raw);
  const market = of('market');
  const lanes = market.map((one) => free.find(({ raw }) => raw === one.raw) ?? one);
  return [...lanes, ...of('stock').filter(can), ...market.filter((one) => isFree(one) && can(one))];
}

function below({ text, money }: RotterdamBoard, { from, price }: LoadChoice): string {
  const { load, shipowner } = text.roles;
  if (from === 'free') return load.free;
  if (from === 'stock') return load.fromStock;
  return price === undefined ? shipowner.soldOut : load.buy({ money: money(price) });
}

const isSame = (one: RotterdamMove | undefined, { move }: LoadChoice): boolean =>
  one?.type === 'load' && move.type === 'load' && one.from === move.from && one.raw === move.raw;

/** What the ship that was just placed carries: free units, the market, the stock, or nothing. */
export function Load(shelf: ShelfProps) {
  const board = useBoard();
  const { view, choice, words, text } = board;
  const ahead = loadingOf(view, askedSeat(board), view.action.start);
  const choices = listed(ahead?.choices ?? []);
  const size = tileSize(shelf, choices.length + 1);
  const here = isAnsweredHere(board);
  const [chosen] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  const choose = (move: RotterdamMove) => (here ? () => board.choose({ moves: [move] }) : undefined);
  return (
    <Tiles>
      {choices.map((one, index) => (
        <Tile
          key={`${one.from} ${one.raw}`}
          size={size}
          number={index + 1}
          spoken={`${words.raw(one.raw)}, ${below(board, one)}`}
          selected={isSame(chosen, one)}
          place={zone.answer(one.move)}
          unavailable={whyWords(board, one.problem)}
          rule={ruleBehind(one.problem)}
          onPress={choose(one.move)}
        >
          {(tone) => (
            <Cargo
              tone={tone}
              name={rawInShort(board, one.raw)}
              below={below(board, one)}
              level={size.width >= LEVEL_FROM}
            >
              <RawTile raw={one.raw} size={28} />
            </Cargo>
          )}
        </Tile>
      ))}
      <Tile
        size={size}
        number={choices.length + 1}
        spoken={`${text.roles.load.nothing}, ${text.roles.load.empty}`}
        selected={chosen?.type === 'loadNothing'}
        place={zone.answer({ type: 'loadNothing' })}
        unavailable={whyWords(board, ahead?.nothing)}
        rule={ruleBehind(ahead?.nothing)}
        onPress={choose({ type: 'loadNothing' })}
      >
        {(tone) => (
          <Cargo
            tone={tone}
            name={text.roles.load.nothing}
            below={text.roles.load.empty}
            level={size.width >= LEVEL_FROM}
          >
            <View style={[styles.empty, { borderColor: tone.soft }]} />
          </Cargo>
        )}
      </Tile>
    </Tiles>
  );
}

interface CargoProps {
  tone: TileTone;
  name: string;
  below: string;
  level: boolean;
  children: ReactNode;
}

function Cargo({ tone, name, below: line, level, children }: CargoProps) {
  const align = level ? 'left' : 'center';
  return (
    <View style={[styles.cargo, level && styles.level]}>
      {children}
      <View>
        <Type variant="cardLineStrong" size={15} colour={tone.type} align={align}>
          {name}
        </Type>
        <Type variant="cardLine" colour={tone.soft} align={align}>
          {line}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cargo: { alignItems: 'center', gap: 2 },
  level: { flexDirection: 'row', gap: 10 },
  empty: { width: 28, height: 28, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 6 },
});
