const COUNTS = ['no', 'one', 'two', 'three', 'four'];
const count = (n: number) => COUNTS[n] ?? String(n);
export const dollars = (n: number) => (n === 1 ? '1 dollar' : `${n} dollars`);

/** What stands on the cards of Packet Row, and how they are read aloud. */
export const cards = {
  kinds: {
    contract: 'Contract',
    start: 'Start',
    ship: 'Ship',
    goods: 'Goods',
    gold: 'Gold',
    money: 'Money',
    helper: 'Helper',
    city: 'City',
  },
  destinations: {
    britain: 'Great Britain',
    france: 'France',
    netherlands: 'Netherlands',
    sweden: 'Sweden',
    spain: 'Spain',
    germany: 'German Confed\u00aderation',
  },
  codes: { britain: 'GB', france: 'FR', netherlands: 'NL', sweden: 'SE', spain: 'ES', germany: 'DC' },
  goods: { grain: 'Grain', cotton: 'Cotton', fur: 'Fur', tobacco: 'Tobacco' },
  singleGold: 'Gold nugget',
  doubleGold: 'Double gold',
  banknote: 'Banknote',
  /** Two or three words on a card's value line. */
  line: {
    reward: (a: { units: number; good: string }) => `for ${a.units} ${a.good}`,
    ship: 'packet ship',
    units: (a: { units: number }) => (a.units === 1 ? 'unit' : 'units'),
    anyGood: 'of any good',
    oneGood: 'of one good',
    money: 'at any time',
    points: 'points',
    assistant: 'takes a next card',
    captain: 'new destination',
    trader: 'turns one good',
    banker: 'points for wealth',
    short: (a: { money: string }) => `short ${a.money}`,
  },
  /** How a card is read aloud. */
  spoken: {
    contract: (a: { country: string; units: number; good: string; dollars: number }) =>
      `Contract, ${a.country}, ${count(a.units)} ${a.good}, reward ${dollars(a.dollars)}`,
    start: (a: { country: string; units: number; good: string; dollars: number }) =>
      `Starting contract, ${a.country}, ${count(a.units)} ${a.good}, reward ${dollars(a.dollars)}`,
    ship: (a: { country: string }) => `Ship, ${a.country}`,
    goods: (a: { units: number; good: string; dollars: number }) =>
      `Goods, ${count(a.units)} ${a.good}, costs ${dollars(a.dollars)}`,
    singleGold: (a: { dollars: number }) => `Gold nugget, one unit of any good, costs ${dollars(a.dollars)}`,
    doubleGold: (a: { dollars: number }) => `Double gold, two units of one good, costs ${dollars(a.dollars)}`,
    money: (a: { dollars: number }) => `Banknote, ${dollars(a.dollars)}`,
    city: (a: { name: string; dollars: number; points: number }) =>
      `City, ${a.name}, costs ${dollars(a.dollars)}, ${a.points} points`,
    helper: (a: { name: string; line: string }) => `Helper, ${a.name}, ${a.line}`,
    next: (a: { card: string }) => `Comes next: ${a.card}`,
  },
  /** The whole effect, for the largest size. Its first sentence stands alone where there is room for no more. */
  effect: {
    contract: (a: { units: number; good: string; country: string; money: string }) =>
      `Deliver ${a.units} ${a.good} with a ship bound for ${a.country}, at any time, and receive ${a.money}. All cards that you use are discarded.`,
    ship: (a: { country: string }) =>
      `Carries any number of contracts for ${a.country} in one delivery and is then discarded. Lies open before you until then. A captain gives it another destination.`,
    goods: (a: { units: number; good: string }) =>
      `${a.units} × ${a.good} for deliveries. Units that a delivery does not need are lost with the card.`,
    singleGold: 'Stands for one unit of any good in a delivery.',
    doubleGold:
      'Stands for two units of one and the same good in a delivery. They may go to two contracts that want it.',
    money: (a: { money: string }) => `Cash it at any time, also out of turn: discard it and take ${a.money}.`,
    city: (a: { points: number }) => `Worth ${a.points} points at the end. It stays in your hand.`,
    assistant:
      'Gets you one of the two next cards of the chosen area, at its usual cost. Discard it instead of taking a current card.',
    captain: 'Discard it in a delivery: one of your ships sails to another destination.',
    trader: 'Discard it in a delivery: all units of one goods card turn into another good. Not gold.',
    bankerFew: 'At the end worth 2 points if nobody has more money than you.',
    bankerMany: 'At the end worth 3 points to the richest player and 1 point to the second richest.',
  },
};
