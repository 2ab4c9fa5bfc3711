import type { Outcome } from '@/engine/game';

/** A lead of this part of the best score counts as nearly decided. */
const CLEAR_LEAD = 0.5;

/**
 * What an ending is worth to each seat, from 0 to 1: half for winning, half for the lead. With the win alone a losing
 * bot would stop caring; with the lead it plays for points to the end, as people do.
 */
export function fillRewards({ winners, scores }: Outcome, rewards: Float64Array): void {
  let best = -Infinity;
  let second = -Infinity;
  for (const { total } of scores) {
    if (total > best) {
      second = best;
      best = total;
    } else if (total > second) second = total;
  }
  const scale = CLEAR_LEAD * Math.max(1, Math.abs(best));
  for (const { seat, total } of scores) {
    const lead = (total - (total === best ? second : best)) / scale;
    rewards[seat] = 0.25 + 0.25 * (lead / (1 + Math.abs(lead)));
  }
  const share = 0.5 / winners.length;
  for (const seat of winners) rewards[seat] = (rewards[seat] as number) + share;
}
