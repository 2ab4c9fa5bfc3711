import type { Thresholds } from '../../kit/layout';

/** Market, cards on offer and everybody's quarter in sight at once. */
export const THRESHOLDS: Thresholds = {
  tabletLandscape: { width: 1000, height: 700 },
  tabletPortrait: { width: 700, height: 940 },
};
