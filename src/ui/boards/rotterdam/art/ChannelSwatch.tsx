import { StyleSheet } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { COLOURS, type Colour } from '@/games/rotterdam/cards/waterways';
import { useBoard } from '../table/board';
import { ChannelLine } from './ChannelLine';
import { LetterDisc } from './LetterDisc';

const SEA = '#0C2530';
const CASING = '#07161D';

interface ChannelSwatchProps {
  colour: Colour;
  width: number;
  height: number;
}

/** A piece of a channel with its letter, for lists and tiles. */
export function ChannelSwatch({ colour, width, height }: ChannelSwatchProps) {
  const { text } = useBoard();
  const middle = height / 2;
  return (
    <Svg style={styles.fixed} width={width} height={height} aria-hidden pointerEvents="none">
      <Rect width={width} height={height} rx={5} fill={SEA} />
      <ChannelLine colour={colour} path={`M4 ${middle}H${width - 4}`} width={5.4} casing={CASING} />
      <LetterDisc
        x={width / 2}
        y={middle}
        radius={10.5}
        colour={colour}
        letter={text.map.letters[COLOURS[colour] ?? 'red']}
        ground={SEA}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
