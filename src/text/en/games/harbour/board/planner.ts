const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const coins = (count: number) => plural(count, '1 coin', `${count} coins`);

interface Money {
  money: string;
}
interface OfGood {
  good: string;
}

/** Ship and buy. */
export const planner = {
  planner: {
    suggest: 'Suggest',
    suggestSpoken: 'Suggest what to ship',
    /** What the button does that plays the whole plan. */
    act: {
      ship: (a: { goods: string }) => `Ship ${a.goods}`,
      buy: (a: { buildings: string }) => `Buy ${a.buildings}`,
      fill: 'Put the tokens back',
      keep: (a: { goods: string }) => `Keep ${a.goods}`,
      keepNothing: 'Keep nothing',
      buyNoMore: 'Buy no other building',
      buyNothing: 'Buy nothing',
      /** Before anything is chosen. */
      begin: 'Ship and buy',
      /** One effect after the other. */
      then: (a: { first: string; second: string }) =>
        `${a.first}, ${a.second.charAt(0).toLowerCase()}${a.second.slice(1)}`,
    },
    /** Why the plan cannot be played yet. */
    yet: {
      goods: 'Tap the goods to ship, or “Suggest”.',
    },
    inland: {
      title: 'Inland traders',
      about: '1 of each, before shipping',
      done: '1 of each is sold',
    },
    ship: {
      title: 'Ship',
      about: 'all you hold, if you hold enough',
      all: (a: { units: number }) => `all ${a.units}`,
      some: (a: { units: number; stay: number }) => `${a.units}, keeps ${a.stay}`,
      few: (a: { units: number; need: number }) => `${a.units} of ${a.need}`,
      done: (a: { units: number }) => `${a.units} gone`,
      spoken: (a: OfGood & Money & { space: number; note: string }) =>
        `Ship ${a.good}, space ${a.space}, ${a.money}, ${a.note}`,
    },
    market: {
      title: 'Market afterwards',
      same: 'as it is now',
      back: (a: OfGood & { space: number }) => `${a.good} comes back on ${a.space}`,
      backMany: (a: { first: number; last: number }) =>
        `they come back on ${a.first} ${a.last - a.first === 1 ? 'and' : 'to'} ${a.last}`,
      order: 'tap them in your order',
      space: (a: OfGood & { space: number }) => `Space ${a.space} afterwards: ${a.good}`,
      put: (a: OfGood & { space: number }) => `Space ${a.space} afterwards: ${a.good}. Let it come back next`,
      ordered: (a: OfGood & { space: number }) => `Space ${a.space} afterwards: ${a.good}, as you chose`,
    },
    keep: {
      one: 'Warehouse',
      many: (a: { count: number }) => `${a.count} warehouses`,
      aboutOne: 'keeps 1',
      aboutMany: (a: { kept: number; count: number }) => `keep ${a.kept} of ${a.count}`,
      none: 'keeps 1 unit of what you ship',
      noneMany: (a: { count: number }) => `keep ${a.count} units of what you ship`,
      nothing: 'Nothing',
      nothingSpoken: 'The warehouse keeps nothing',
      oneGood: (a: OfGood) => `The warehouse keeps 1 ${a.good}`,
      of: (a: OfGood & { kept: number }) => `${a.good}: ${a.kept} kept`,
      more: (a: OfGood) => `Keep 1 ${a.good} more`,
      less: (a: OfGood) => `Keep 1 ${a.good} less`,
      full: 'The warehouses are full.',
      empty: 'None of it is kept.',
      noMore: (a: OfGood) => `No more ${a.good} is shipped.`,
    },
    buy: {
      title: 'Buy',
      canPay: (a: Money) => `you can pay ${a.money}`,
      canPayTwo: (a: Money) => `one or two, you can pay ${a.money}`,
      upTo: (a: Money) => `you could pay up to ${a.money}`,
      upToTwo: (a: Money) => `one or two, up to ${a.money}`,
      one: (a: Money) => `one of them for ${a.money} at most`,
      two: (a: Money) => `one or two of them for ${a.money} at most`,
      short: (a: Money) => `short ${a.money}`,
      /** The same on a tile; with two symbols on it there is no room for a word. */
      shortOnTile: (a: Money) => `short ${a.money}`,
      minus: (a: Money) => `−${a.money}`,
      /** Why it cannot be ringed, whatever the plan. */
      beyond: (a: Money & { building: string }) =>
        `Even with all that you can ship you would lack ${a.money} for the ${a.building}.`,
      within: 'can be paid',
      lost: (a: Money) => `${a.money} would be lost`,
      isLost: (a: Money) => `${a.money} is lost`,
      exact: 'paid to the dollar',
      noPrice: 'no price',
      points: (a: { points: number }) => plural(a.points, '1 point', `${a.points} points`),
    },
    sum: {
      inland: 'inland',
      inlandLine: '1 of each good, inland',
      shippedLine: (a: { goods: string; kept: number }) =>
        `${a.goods} shipped${a.kept > 0 ? `, ${a.kept} kept` : ''}`,
      coins: (a: { count: number }) => coins(a.count),
      coinsTwice: (a: { count: number }) => `2 × ${coins(a.count)}`,
      before: 'raised before',
      canPay: 'you can pay',
      nothing: 'Nothing shipped yet',
      leftOver: (a: Money) => `${a.money} left over is lost`,
    },
    then: {
      label: 'then',
      points: (a: { points: number }) => plural(a.points, 'point', 'points'),
      buildings: (a: { bought: number; most: number }) => `${a.bought} of ${a.most} buildings`,
      few: (a: { bought: number; most: number }) => `${a.bought} of ${a.most}`,
      coin: (a: { count: number }) => coins(a.count),
      anchor: (a: { count: number }) => plural(a.count, '1 anchor', `${a.count} anchors`),
      hat: (a: { count: number }) => plural(a.count, '1 top hat', `${a.count} top hats`),
      warehouse: (a: { count: number }) => plural(a.count, '1 warehouse', `${a.count} warehouses`),
    },
    /** A fee is still to be paid after the purchase. */
    fee: (a: { name: string }) => `You still owe ${a.name} 1 good after this.`,
    feeWithHat: (a: { name: string }) =>
      `You still owe ${a.name} 1 good after this: a top hat bought now comes too late for this visit.`,
    feeFromWarehouse: (a: { name: string }) => `A warehouse must keep 1 for ${a.name}’s fee.`,
    /** Told at every change. */
    told: {
      dollars: (a: { count: number }) => plural(a.count, '1 dollar', `${a.count} dollars`),
      paid: (a: { building: string }) => `${a.building} paid`,
      short: (a: { building: string; dollars: string }) => `${a.dollars} short for ${a.building}`,
      none: 'no building chosen',
      exact: 'nothing left over',
      left: (a: { dollars: string }) => `${a.dollars} left over`,
    },
    opponent: (a: { name: string; points: number; bought: number }) =>
      `${a.name}, ${a.points} points, ${a.bought} of 4 buildings`,
  },
};
