import type { Thresholds } from '../../kit/layout';

/** Tablets show orders, hand and open ship cards all the time; below this the map would have no room beside them. */
export const THRESHOLDS: Thresholds = {
  tabletLandscape: { width: 980, height: 660 },
  tabletPortrait: { width: 700, height: 1000 },
};
