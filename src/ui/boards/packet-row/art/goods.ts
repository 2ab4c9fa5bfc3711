/** Colours of goods on paper. */
export const GOODS_COLOURS = {
  grain: '#80600C',
  cotton: '#3F6C86',
  fur: '#6E3F22',
  tobacco: '#48702F',
  gold: '#8A6207',
} as const;
