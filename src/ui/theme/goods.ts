/** Colours of goods on paper. A product of Rotterdam wears the colour of its raw material. */
export const GOODS_COLOURS = {
  grain: '#80600C',
  cotton: '#3F6C86',
  fur: '#6E3F22',
  tobacco: '#48702F',
  gold: '#8A6207',
  fish: '#2B5F86',
  livestock: '#8A3B2C',
  stone: '#55585A',
  wood: '#6B4A1E',
  oil: '#1E1A16',
  fruit: '#A3302A',
  containers: '#5A6268',
} as const;
