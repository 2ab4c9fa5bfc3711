import { Path } from 'react-native-svg';
import type { Colour } from '@/games/rotterdam/cards/waterways';
import { channelLook } from './channels';

/** The looks are drawn for a line of this width. */
const DRAWN_FOR = 6;
const EDGE = '#FAF2DF';

interface ChannelLineProps {
  colour: Colour;
  path: string;
  /** Of the line; its casing is twice as wide. */
  width: number;
  casing: string;
  /** With a pale edge: a ship sails here. */
  lit?: boolean | undefined;
}

/** A channel's pattern in its dark casing. */
export function ChannelLine({ colour, path, width, casing, lit = false }: ChannelLineProps) {
  const { stroke, dashes, dots, double } = channelLook(colour);
  const scale = width / DRAWN_FOR;
  const line = width * (dots ? 1.16 : double ? 1.34 : 1);
  return (
    <>
      {lit && <Path d={path} stroke={EDGE} strokeWidth={width * 2 + 6} strokeLinecap="round" />}
      <Path d={path} stroke={casing} strokeWidth={width * 2} strokeLinecap={lit ? 'round' : 'butt'} />
      <Path
        d={path}
        stroke={stroke}
        strokeWidth={line}
        {...(dashes && { strokeDasharray: dashes.map((length) => length * scale) })}
        {...(dots && { strokeLinecap: 'round' })}
      />
      {double && <Path d={path} stroke={casing} strokeWidth={width * 0.46} />}
    </>
  );
}
