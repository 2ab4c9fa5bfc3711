import type { reasons as english } from './reasons-en';
import { speaker } from './speaker';
import { words } from './words-de';

const { goods, building } = speaker(words);
const { money } = words;

export const reasons: typeof english = {
  whyBuyThere: (a) => `dort kannst du „${building(a.building)}“ bezahlen, das zählt ${a.points} Punkte`,
  whyPower: (a) => `damit steigt deine Kaufkraft von ${money(a.from)} auf ${money(a.to)}`,
  whyEnoughFor: (a) => `damit steigt deine Kaufkraft auf ${money(a.to)}, genug für „${building(a.building)}“`,
  whyGoods: (a) => `das bringt dir ${goods(a.goods)}`,
  whyPoints: (a) => `das zählt ${a.points} Punkte`,
  whyMoney: (a) => `das bringt ${money(a.money)}`,
};
