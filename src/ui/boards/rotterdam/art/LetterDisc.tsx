import { Circle, Text } from 'react-native-svg';
import type { Colour } from '@/games/rotterdam/cards/waterways';
import { channelLook } from './channels';

const WHITE = '#FFFFFF';
const SIZE = 14;
/** How far the edge reaches beyond the radius. */
export const LETTER_EDGE = 1;
/** From the middle of a figure's or capital letter's height to its foot. */
const BASELINE = 4.9;

interface LetterDiscProps {
  x: number;
  y: number;
  radius: number;
  colour: Colour;
  letter: string;
  ground: string;
  /** Instead of the channel's own colour. */
  edge?: string | undefined;
}

/** The letter of a channel, which no other colour shares. */
export function LetterDisc({ x, y, radius, colour, letter, ground, edge }: LetterDiscProps) {
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={radius}
        fill={ground}
        stroke={edge ?? channelLook(colour).stroke}
        strokeWidth={2 * LETTER_EDGE}
      />
      <Text
        transform={`translate(${x} ${y + BASELINE})`}
        textAnchor="middle"
        fontFamily="Archivo Narrow Bold"
        fontSize={SIZE}
        fill={WHITE}
      >
        {letter}
      </Text>
    </>
  );
}
