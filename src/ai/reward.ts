import type { Outcome } from '@/engine/game';

/** A lead of so many points makes a seat's share of the points' half almost three times as large. */
export const TELLING_LEAD = 4;

/**
 * What an ending is worth to each seat; all seats together have 1. Half of it goes to the winners, half to everybody
 * by their scores: for the win alone a losing bot would stop caring, so it plays for points to the end, as people do.
 */
export function fillRewards({ winners, scores }: Outcome, tellingLead: number, rewards: Float64Array): void {
  let best = -Infinity;
  for (const { total } of scores) if (total > best) best = total;
  let sum = 0;
  for (const { seat, total } of scores) {
    const odds = Math.exp((total - best) / tellingLead);
    rewards[seat] = odds;
    sum += odds;
  }
  for (const { seat } of scores) rewards[seat] = (0.5 * (rewards[seat] as number)) / sum;
  for (const seat of winners) rewards[seat] = (rewards[seat] as number) + 0.5 / winners.length;
}
