/** Each seat's share of the win: every `lead` points more than another make it e times as large. Changes the list. */
export function sharesByLead(scores: number[], lead: number): number[] {
  const best = Math.max(...scores);
  let sum = 0;
  for (let seat = 0; seat < scores.length; seat += 1) {
    const odds = Math.exp(((scores[seat] as number) - best) / lead);
    scores[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < scores.length; seat += 1) scores[seat] = (scores[seat] as number) / sum;
  return scores;
}
