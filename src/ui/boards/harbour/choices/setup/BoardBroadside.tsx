import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { SYMBOLS } from '@/games/harbour/cards/goods';
import { BOARD_SYMBOLS, playerBoardId, type PlayerBoard } from '@/games/harbour/cards/player-boards';
import { engravedOval, Ornament } from '@/ui/art';
import { Broadside, Touchable, Type } from '@/ui/components';
import { Raised, widthOf } from '@/ui/components/card';
import { Glyph } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { BOARD_EMBLEMS } from '../../art/emblems';
import { QUAY_STONE } from '../../art/inks';
import { SymbolIcon } from '../../art/SymbolIcon';
import { capitalised } from '@/text/capitalised';
import { zone } from '../../motion/zones';
import { Check } from '../../parts/QuayPaper';
import { useBoard } from '../../table/board';
import { StartAction } from './StartAction';

interface BoardBroadsideProps {
  board: PlayerBoard;
  chosen: boolean;
  onPress: () => void;
  width: number;
  /** With the meaning of the symbol, where there is room for it. */
  large: boolean;
  /** In a low window the emblem is small. */
  low: boolean;
}

/** Inside the paper's edge and keyline. */
const INSET = 2 * (5 + 14);

/** A wide one is lower, so that what lies open stays in sight below it. */
const EMBLEM = { large: 190, wide: 110, usual: 76, low: 44 };
const WIDE_FROM = 300;

/** In less there is no room for the word between the symbol and the ring. */
const HEAD_WORDS = 120;

/** Of the emblem beside the name, in a low window. */
const BESIDE = 58;
const NAME = { large: 32, usual: 23, least: 14 };
/** Fat letters are so much wider than those of a card's title. */
const FAT = 1.25;

/** A name is never broken within. */
const nameSize = (name: string, room: number, most: number): number =>
  Math.max(NAME.least, Math.min(most, Math.floor(room / (FAT * widthOf('title', name, 1)))));

/** One of two boards, as a broadside: emblem, name, start building and ability. */
export function BoardBroadside({ board, chosen, onPress, width, large, low }: BoardBroadsideProps) {
  const { text, words } = useBoard();
  const { colour } = useTheme();
  const id = playerBoardId(board);
  const name = words.boards[id];
  const ability = id === 'landing-stages' ? '' : words.abilities[id];
  const symbols = SYMBOLS.filter((_, symbol) => (BOARD_SYMBOLS[board]?.[symbol] ?? 0) > 0);
  const inner = width - INSET;
  const label = (said: string) => (
    <Type variant="label" colour={colour.inkSoft}>
      {said}
    </Type>
  );
  return (
    <Raised up={chosen} ring={colour.action} paper>
      <Touchable
        role="radio"
        label={[name, ...symbols.map((symbol) => words.symbols[symbol]), ability].join(', ')}
        checked={chosen}
        place={chosen ? undefined : zone.board(board)}
        onPress={onPress}
        style={[styles.grows, { width }]}
      >
        <Broadside style={styles.sheet}>
          <View style={styles.head}>
            <View style={styles.symbols}>
              {!large &&
                symbols.map((symbol) => (
                  <View key={symbol} style={styles.symbols}>
                    <SymbolIcon symbol={symbol} size={26} colour={colour.ink} ringed />
                    {inner >= HEAD_WORDS && (
                      <Type variant="cardLineStrong" colour={colour.ink}>
                        {capitalised(words.symbols[symbol])}
                      </Type>
                    )}
                  </View>
                ))}
            </View>
            <Check chosen={chosen} />
          </View>
          <View style={low && styles.inLine}>
            <Emblem
              board={board}
              width={low ? BESIDE : inner}
              height={
                large ? (width < WIDE_FROM ? EMBLEM.large : EMBLEM.wide) : low ? EMBLEM.low : EMBLEM.usual
              }
            />
            <Type
              variant="title"
              size={nameSize(name, low ? inner - BESIDE - 10 : inner, large ? NAME.large : NAME.usual)}
              align={low ? undefined : 'center'}
              colour={colour.ink}
              style={large ? styles.nameLarge : !low && styles.name}
            >
              {name}
            </Type>
          </View>
          {!low && (
            <View style={styles.centre}>
              <Ornament width={Math.min(inner, large ? 160 : 110)} colour={colour.ink} />
            </View>
          )}
          <View style={styles.part}>
            {label(text.setUp.start)}
            <StartAction board={board} />
          </View>
          <View style={styles.part}>
            {label(text.setUp.ability)}
            <Type variant="text" size={large ? 17 : 15} colour={colour.ink}>
              {ability}
            </Type>
          </View>
          {large && (
            <View style={styles.part}>
              {label(text.setUp.symbol)}
              {symbols.map((symbol) => (
                <View key={symbol} style={styles.meaning}>
                  <SymbolIcon symbol={symbol} size={32} colour={colour.ink} ringed />
                  <Type variant="text" size={16} colour={colour.ink} style={styles.shrinks}>
                    {text.setUp.symbols[symbol]}
                  </Type>
                </View>
              ))}
            </View>
          )}
        </Broadside>
      </Touchable>
    </Raised>
  );
}

function Emblem({ board, width, height }: { board: PlayerBoard; width: number; height: number }) {
  const { colour } = useTheme();
  return (
    <Svg width={width} height={height} aria-hidden pointerEvents="none">
      <Path d={engravedOval(width, height)} fill={QUAY_STONE.print} fillOpacity={0.5} />
      <Rect
        transform="translate(1 1)"
        width={width - 2}
        height={height - 2}
        rx={Math.min(width, height) / 2 - 1}
        fill="none"
        stroke={QUAY_STONE.print}
      />
      <Glyph
        name={BOARD_EMBLEMS[playerBoardId(board)]}
        x={width / 2}
        y={height / 2}
        size={height * 0.78}
        colour={colour.ink}
        halo={colour.paper}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  grows: { flexGrow: 1 },
  sheet: { flexGrow: 1 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', minHeight: 30 },
  symbols: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { marginTop: 9, marginBottom: 3 },
  nameLarge: { marginTop: 14, marginBottom: 6 },
  inLine: { flexDirection: 'row', alignItems: 'center', gap: 10, marginTop: 4 },
  centre: { alignItems: 'center' },
  part: { gap: 4, marginTop: 10 },
  meaning: { flexDirection: 'row', alignItems: 'center', gap: 9 },
  shrinks: { flexShrink: 1 },
});
