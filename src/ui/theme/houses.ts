/** Trading houses are named by the device on their flag; its colour is never the only mark. */
export const HOUSES = ['ball', 'star', 'saltire', 'diamond', 'bars'] as const;
export type House = (typeof HOUSES)[number];

export interface HouseLook {
  readonly colour: string;
  readonly device: string;
}

const WHITE = '#FFFFFF';

export const HOUSE_LOOKS: Readonly<Record<House, HouseLook>> = {
  ball: { colour: '#C5402A', device: WHITE },
  star: { colour: '#E2B23C', device: '#1A1712' },
  saltire: { colour: '#3F8FC4', device: WHITE },
  diamond: { colour: '#2F9A77', device: WHITE },
  bars: { colour: '#9467B5', device: WHITE },
};
