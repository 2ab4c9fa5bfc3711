import { HARBOURS, type Harbour } from './goods';

/** The waterways from the start positions to the harbours. Channels lead one way, each in one colour. */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export type ColourName = (typeof COLOURS)[number];
/** Place in COLOURS. */
export type Colour = number;

const STARTS = ['S1', 'S2', 'S3', 'S4'] as const;
const FIELDS = ['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3'] as const;
const ANCHORAGES: readonly string[] = ['B1', 'A2', 'D2', 'C3'];

/** Starts, then fields, then harbours. */
export const POSITIONS = [...STARTS, ...FIELDS, ...HARBOURS] as const;
export type PositionName = (typeof POSITIONS)[number];
/** Place in POSITIONS. */
export type Position = number;

export const START_COUNT = STARTS.length;
/** Starts and fields: where one ship at most may be. */
export const WATER_COUNT = STARTS.length + FIELDS.length;
export const COLOUR_COUNT = COLOURS.length;

type Ways = readonly (readonly [ColourName, PositionName])[];

const WATERWAYS: Readonly<Record<(typeof STARTS)[number] | (typeof FIELDS)[number], Ways>> = {
  S1: [
    ['red', 'A1'],
    ['blue', 'B1'],
  ],
  S2: [
    ['yellow', 'B1'],
    ['green', 'A1'],
  ],
  S3: [
    ['purple', 'C1'],
    ['yellow', 'D1'],
  ],
  S4: [
    ['blue', 'D1'],
    ['red', 'C1'],
  ],
  A1: [
    ['yellow', 'A2'],
    ['purple', 'B2'],
  ],
  B1: [
    ['green', 'B2'],
    ['green', 'C2'],
    ['red', 'A2'],
  ],
  C1: [
    ['blue', 'C2'],
    ['blue', 'D2'],
    ['yellow', 'B2'],
  ],
  D1: [
    ['purple', 'D2'],
    ['red', 'C2'],
  ],
  A2: [
    ['green', 'A3'],
    ['blue', 'B3'],
  ],
  B2: [
    ['red', 'B3'],
    ['yellow', 'A3'],
  ],
  C2: [
    ['purple', 'C3'],
    ['green', 'D3'],
  ],
  D2: [
    ['yellow', 'D3'],
    ['blue', 'C3'],
  ],
  A3: [
    ['blue', 'botlek'],
    ['purple', 'vulkaan'],
  ],
  B3: [
    ['yellow', 'vulkaan'],
    ['green', 'botlek'],
    ['red', 'merwe'],
  ],
  C3: [
    ['purple', 'merwe'],
    ['blue', 'vulkaan'],
    ['green', 'eem'],
  ],
  D3: [
    ['red', 'eem'],
    ['yellow', 'merwe'],
  ],
};

export interface Channel {
  readonly from: Position;
  readonly to: Position;
  readonly colour: Colour;
}

const positionOf = (name: PositionName): Position => POSITIONS.indexOf(name);

export const CHANNELS: readonly Channel[] = [...STARTS, ...FIELDS].flatMap((from) =>
  WATERWAYS[from].map(([colour, to]) => ({
    from: positionOf(from),
    to: positionOf(to),
    colour: COLOURS.indexOf(colour),
  })),
);

const waters = Array.from({ length: WATER_COUNT }, (_, at) => at);
const channelsWhere = (fits: (channel: Channel) => boolean): readonly number[] =>
  CHANNELS.flatMap((channel, index) => (fits(channel) ? [index] : []));

/** Places in CHANNELS of those that leave a position, and of those that lead to it. */
export const AHEAD: readonly (readonly number[])[] = waters.map((at) =>
  channelsWhere(({ from }) => from === at),
);
export const BEHIND: readonly (readonly number[])[] = waters.map((at) =>
  channelsWhere(({ to }) => to === at),
);
/** Of those that leave a position, the ones of a colour: by position * COLOUR_COUNT + colour. */
export const AHEAD_IN: readonly (readonly number[])[] = waters.flatMap((at) =>
  COLOURS.map((_, colour) => channelsWhere((way) => way.from === at && way.colour === colour)),
);
/** The same for those that lead to a position. */
export const BEHIND_IN: readonly (readonly number[])[] = waters.flatMap((at) =>
  COLOURS.map((_, colour) => channelsWhere((way) => way.to === at && way.colour === colour)),
);
export const CHANNEL_FROM: readonly number[] = CHANNELS.map(({ from }) => from);
export const CHANNEL_TO: readonly number[] = CHANNELS.map(({ to }) => to);

export const IS_ANCHORAGE: readonly boolean[] = POSITIONS.map((name) => ANCHORAGES.includes(name));

export const isStart = (at: Position): boolean => at < START_COUNT;
export const isHarbour = (at: Position): boolean => at >= WATER_COUNT;
export const harbourAt = (at: Position): Harbour => at - WATER_COUNT;
export const positionOfHarbour = (harbour: Harbour): Position => harbour + WATER_COUNT;

/** The channel from one position to another, or undefined: there is never more than one. */
export function channelBetween(from: Position, to: Position): number | undefined {
  return AHEAD[from]?.find((channel) => CHANNEL_TO[channel] === to);
}
