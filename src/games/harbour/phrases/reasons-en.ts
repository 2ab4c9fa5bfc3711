import type { Building } from '../cards/buildings';
import type { Amounts } from '../cards/goods';
import { speaker } from './speaker';
import { words } from './words-en';

const { goods, building } = speaker(words);
const { money } = words;

/** What speaks for a move, as clauses without a full stop. */
export const reasons = {
  whyBuyThere: (a: { building: Building; points: number }) =>
    `there you can pay for the ${building(a.building)}, which counts ${a.points} points`,
  whyPower: (a: { from: number; to: number }) =>
    `it raises your buying power from ${money(a.from)} to ${money(a.to)}`,
  whyEnoughFor: (a: { to: number; building: Building }) =>
    `it raises your buying power to ${money(a.to)}, enough for the ${building(a.building)}`,
  whyGoods: (a: { goods: Amounts }) => `it brings you ${goods(a.goods)}`,
  whyPoints: (a: { points: number }) => `it counts ${a.points} points`,
  whyMoney: (a: { money: number }) => `it brings ${money(a.money)}`,
};
