import { HARBOURS, RAWS, type Colour, type Harbour, type Raw } from './published';

export const STARTS = ['S1', 'S2', 'S3', 'S4'] as const;
export const ANCHORAGES: readonly string[] = ['B1', 'A2', 'D2', 'C3'];

/** Positions in the order of the rules page; captains look at them from the end. */
const CHART = `
S1 red A1, blue B1
S2 yellow B1, green A1
S3 purple C1, yellow D1
S4 blue D1, red C1
A1 yellow A2, purple B2
B1 green B2, green C2, red A2
C1 blue C2, blue D2, yellow B2
D1 purple D2, red C2
A2 green A3, blue B3
B2 red B3, yellow A3
C2 purple C3, green D3
D2 yellow D3, blue C3
A3 blue botlek, purple vulkaan
B3 yellow vulkaan, green botlek, red merwe
C3 purple merwe, blue vulkaan, green eem
D3 red eem, yellow merwe`;

export interface Channel {
  readonly from: string;
  readonly colour: Colour;
  readonly to: string;
}

export const CHANNELS: readonly Channel[] = CHART.trim()
  .split('\n')
  .flatMap((line) => {
    const from = line.slice(0, 2);
    return line
      .slice(3)
      .split(', ')
      .map((channel) => {
        const [colour = '', to = ''] = channel.split(' ');
        return { from, colour: colour as Colour, to };
      });
  });

export const WATERS: readonly string[] = [...new Set(CHANNELS.map(({ from }) => from))];

export const isHarbour = (at: string): at is Harbour => HARBOURS.some((harbour) => harbour === at);
export const isStart = (at: string) => STARTS.some((start) => start === at);
export const isField = (at: string) => !isHarbour(at) && !isStart(at);
export const fits = (raw: Raw | undefined, at: string) =>
  raw !== undefined && HARBOURS[RAWS.indexOf(raw)] === at;

/** RT-1, RT-5. */
export const RAW_PRICES: Readonly<Record<Raw, readonly number[]>> = {
  oil: [1, 1, 2, 2, 3, 3, 4],
  grain: [1, 1, 2, 2, 3, 3, 4],
  fruit: [2, 2, 3, 4, 5],
  containers: [2, 2, 3, 4, 5],
};
export const SITES: Readonly<Record<Harbour, readonly number[]>> = {
  botlek: [7, 5],
  vulkaan: [7, 5],
  merwe: [10, 8, 6, 4],
  eem: [10, 8, 6, 4],
};
