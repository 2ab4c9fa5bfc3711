import { COLOURS, type Colour, type ColourName } from '@/games/rotterdam/cards/waterways';

/** A channel is told by its pattern and its letter; the colour only helps. */
export interface ChannelLook {
  readonly stroke: string;
  /** Dashes and gaps for a line 6 wide; none for a line without gaps. */
  readonly dashes?: readonly number[];
  /** Round dots instead of dashes. */
  readonly dots?: boolean;
  /** Two thin lines. */
  readonly double?: boolean;
}

const CHANNEL_LOOKS: Readonly<Record<ColourName, ChannelLook>> = {
  red: { stroke: '#E5604A' },
  blue: { stroke: '#58A6EA', dashes: [13, 5] },
  yellow: { stroke: '#EBC64F', dashes: [0.1, 10], dots: true },
  green: { stroke: '#55BC88', dashes: [16, 4, 4, 4] },
  purple: { stroke: '#B48ADB', double: true },
};

export const channelLook = (colour: Colour): ChannelLook => CHANNEL_LOOKS[COLOURS[colour] ?? 'red'];
