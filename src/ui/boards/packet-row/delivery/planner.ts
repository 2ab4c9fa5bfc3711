import type { CardId } from '@/games/packet-row/cards';
import { REWARD } from '@/games/packet-row/cards/figures';
import { useLayout, useTheme } from '@/ui/theme';

export const rewardOf = (contracts: readonly CardId[]) =>
  contracts.reduce((sum, card) => sum + (REWARD[card] ?? 0), 0);

const LOW = { below: 480, wideFrom: 560 };
const SMALL = { height: 680, width: 380 };

/** What the window leaves the planner: a low one is wide enough for two columns, a small one has a foot of one line. */
export function usePlannerRoom(): { readonly low: boolean; readonly small: boolean } {
  const { width, height } = useLayout();
  const { fontScale } = useTheme();
  return {
    low: height < LOW.below && width >= LOW.wideFrom * fontScale,
    small: fontScale <= 1.15 && (height < SMALL.height || width < SMALL.width),
  };
}
