import { VIEWPORTS } from './browser';

/** Windows in which a table is looked at: every shape that it takes, with the smallest window of each. */
export const WINDOWS = {
  zoomed: VIEWPORTS.zoomedPhone,
  small: VIEWPORTS.smallPhone,
  low: { width: 375, height: 667 },
  phone: VIEWPORTS.phone,
  side: VIEWPORTS.phoneLandscape,
  split: { width: 507, height: 820 },
  tall: { width: 600, height: 960 },
  upright: VIEWPORTS.tabletPortrait,
  wide: { width: 1024, height: 768 },
  tablet: VIEWPORTS.tablet,
  large: { width: 1366, height: 1024 },
} as const;

export type Window = keyof typeof WINDOWS;
