import type { Scheme } from './colours';

/** Trading houses are named by the device on their flag; its colour is never the only mark. */
export const HOUSES = ['ball', 'star', 'saltire', 'diamond', 'bars'] as const;
export type House = (typeof HOUSES)[number];

export interface HouseLook {
  readonly colour: string;
  readonly device: string;
  /** A thin line in a chart needs more contrast than a cloth, and a dash of its own. */
  readonly line: Readonly<Record<Scheme, string>> & { readonly dash?: readonly number[] };
}

const WHITE = '#FFFFFF';

export const HOUSE_LOOKS: Readonly<Record<House, HouseLook>> = {
  ball: { colour: '#C5402A', device: WHITE, line: { dark: '#E5604A', light: '#A93320' } },
  star: {
    colour: '#E2B23C',
    device: '#1A1712',
    line: { dark: '#EBC64F', light: '#8A6207', dash: [2, 4] },
  },
  saltire: {
    colour: '#3F8FC4',
    device: WHITE,
    line: { dark: '#58A6EA', light: '#226FA3', dash: [12, 4, 2, 4] },
  },
  diamond: {
    colour: '#2F9A77',
    device: WHITE,
    line: { dark: '#55BC88', light: '#1D7658', dash: [7, 4] },
  },
  bars: {
    colour: '#9467B5',
    device: WHITE,
    line: { dark: '#B48ADB', light: '#77499B', dash: [14, 5] },
  },
};
