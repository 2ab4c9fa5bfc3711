import type { PublishedCard, PublishedScore } from './published';

interface ScoredHouse {
  readonly hand: readonly PublishedCard[];
  readonly cash: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** PR-52, PR-53: what one banker is worth to a house with this much money. */
function bankerWorth(cash: number, everyone: readonly number[]): number {
  const richer = everyone.filter((other) => other > cash).length;
  if (everyone.length <= 3) return richer === 0 ? 2 : 0;
  if (richer === 0) return 3;
  const most = Math.max(...everyone);
  const second = Math.max(...everyone.filter((other) => other < most));
  const alone = everyone.filter((other) => other === most).length === 1;
  return alone && cash === second ? 1 : 0;
}

export function scoresOf(houses: readonly ScoredHouse[]): PublishedScore[] {
  const everyone = houses.map((house) => house.cash);
  return houses.map(({ hand, cash }, seat) => {
    const buildings = sum(hand.map((card) => card.points ?? 0));
    const money = Math.floor(cash / 10);
    const bankers = hand.filter((card) => card.kind === 'banker').length * bankerWorth(cash, everyone);
    return { seat, total: buildings + money + bankers, buildings, money, bankers, cash };
  });
}

/** PR-54. */
export function winnersOf(scores: readonly PublishedScore[]): number[] {
  const best = Math.max(...scores.map((score) => score.total));
  const tied = scores.filter((score) => score.total === best);
  const richest = Math.max(...tied.map((score) => score.cash));
  return tied.filter((score) => score.cash === richest).map((score) => score.seat);
}
