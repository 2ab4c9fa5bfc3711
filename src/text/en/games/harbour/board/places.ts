interface Named {
  readonly name: string;
}
/** Some players, as they are named together. */
interface Several extends Named {
  readonly count: number;
}
interface Count {
  readonly count: number;
}
interface Money {
  readonly money: string;
}
interface Goods {
  readonly goods: string;
}

/** Buildings, their effects and their sheets. */
export const places = {
  sheets: {
    display: 'On offer',
    bonus: 'Bonus card',
    planner: 'Ship and buy',
  },
  catalogue: { buildings: 'Buildings', characters: 'Characters' },
  families: {
    start: { kind: 'Start', head: 'Start buildings' },
    gain: { kind: 'Gain', head: 'Gain goods' },
    exchange: { kind: 'Exchange', head: 'Exchange goods' },
    market: { kind: 'Market', head: 'Bend the market' },
    buy: { kind: 'Buy', head: 'Buy a building' },
  },
  /** What a building does, in figures, emblems and as few words as possible. */
  effects: {
    or: 'or',
    others: 'others',
    forEach: 'for each',
    each: 'each',
    different: 'different',
    differentShort: 'diff.',
    eachOf: (a: Count) => `1 each of ${a.count} goods`,
    eachOfAndOthers: (a: Count) => `${a.count} goods, others 1`,
    someGoods: (a: Count) => `${a.count} goods`,
    othersGain: ', others +1',
    again: (a: Count) => `as many again, max ${a.count}`,
    fromEach: '1 from each player',
    fromEachShort: '1 from each',
    fromEachNow: (a: Count) => `1 from each: ${a.count}`,
    upTo: (a: Count) => `up to ${a.count}`,
    turn: (a: Count) => `turn ${a.count}`,
    ofOne: (a: Count) => `${a.count} of one`,
    eachOfTwo: (a: Count) => `${a.count} and ${a.count}`,
    anySome: (a: Count) => `any ${a.count}`,
    trade: (a: { give: number; gain: string }) => `${a.give} to ${a.gain}`,
    tradeAny: (a: { give: number; gain: string }) => `any ${a.give} to ${a.gain}`,
    swapAny: 'any two, +1',
    swap: 'swap',
    swapTokens: 'swap tokens, +1',
    swapTokensShort: 'swap, +1',
    raise: (a: { space: number }) => `one to space ${a.space}`,
    raiseShort: (a: { space: number }) => `one to ${a.space}`,
    reverse: 'reverse',
    reverseAndGain: (a: { units: number; space: number }) => `reverse, +${a.units} of ${a.space}`,
    take: 'take 1',
    swapTwo: 'swap two',
    newBuilding: 'new building',
    newBuildingShort: 'new one',
    buy: 'buy',
    buyTwo: 'buy two',
    buyWithMore: (a: Money) => `buy, +${a.money}`,
    buyForLess: (a: Money) => `buy, ${a.money} less`,
    buyTo: (a: Money) => `buy to ${a.money}`,
    buyToShort: (a: Money) => `buy ${a.money}`,
    buyTwoTo: (a: Money) => `buy two, ${a.money}`,
    buyNotYet: 'buy: not yet',
    buyNotYetShort: 'not yet',
    nothing: 'nothing now',
  },
  /** The same for whoever hears or reads it at leisure: parts of sentences that are joined. */
  explain: {
    gain: (a: Goods) => `Gain ${a.goods}.`,
    ofChoice: (a: Count) => (a.count === 1 ? '1 good of your choice' : `${a.count} goods of your choice`),
    different: (a: Count) => `1 each of ${a.count} different goods`,
    convert: (a: { pay: string; goods: string }) =>
      `Give ${a.pay}, gain ${a.goods}. Once, if you hold ${a.pay}.`,
    perSymbol: (a: { goods: string; symbol: string }) =>
      `Gain ${a.goods} for each ${a.symbol} on your buildings.`,
    trade: (a: { give: number; each: number; kinds: number }) =>
      a.kinds === 1
        ? `Give ${a.give} units of one good, gain ${a.each} of another.`
        : `Give ${a.give} units of one good, gain ${a.each} each of ${a.kinds} others.`,
    tradeAny: (a: { give: number; each: number }) =>
      `Give any ${a.give} goods, gain ${a.each} of a good that you did not give.`,
    turn: (a: Count) =>
      a.count === 1
        ? 'Turn 1 unit of a good into another.'
        : `Turn up to ${a.count} units of one good into as many others, in any mix.`,
    double: (a: Count) => `Choose a good: gain as many as you hold of it, at most ${a.count}.`,
    tax: 'Everybody else who has goods gives you one of their choice.',
    take: 'Take 1 good of your choice from another player.',
    others: 'Everybody else gains 1 good of their choice.',
    swap: (a: { gain: number }) =>
      a.gain === 0
        ? 'Exchange two market tokens.'
        : `Exchange any two market tokens, then gain ${a.gain} of one of these goods.`,
    swapNeighbours: 'Exchange two neighbouring market tokens.',
    raise: (a: { space: number }) =>
      `Move a market token to space ${a.space}; those to its right move down by one.`,
    reverse: 'Reverse the order of the market tokens.',
    gainOnSpace: (a: { units: number; space: number }) =>
      `Gain ${a.units} of the good that is then on space ${a.space}.`,
    replace: 'Put a free building on offer under the deck and turn up another.',
    buy: 'Ship goods and buy a building.',
    buyMore: (a: Money) => `Ship goods and buy a building with ${a.money} more.`,
    buyTwo: (a: Count) =>
      `Ship goods and buy up to ${a.count} buildings with them; your coins count for each.`,
    eitherOrder: 'In either order.',
    orElse: 'Or:',
  },
  tile: {
    start: 'start',
    points: 'points',
    noPrice: 'no price',
    fee: 'fee 1',
    lost: (a: Count) => `${a.count} lost`,
    short: (a: Count) => `${a.count} short`,
    then: 'then',
    /** In little room the pawns tell who several are. */
    here: (a: Several) => (a.count === 1 ? `${a.name} is here` : `${a.count} are here`),
    youAreHere: 'You are here',
    noGoodForFee: 'no good for the fee',
    gains: (a: Several) => (a.count === 1 ? `${a.name} gains 1` : `${a.count} gain 1`),
  },
  /** What a screen reader says of a place, sentence by sentence. */
  spoken: {
    /** A kind of place within a sentence. */
    kind: (a: { kind: string }) => a.kind.toLowerCase(),
    owned: (a: Named) => `${a.name}’s`,
    yours: 'yours',
    onOffer: (a: Money) => `on offer for ${a.money}`,
    notForSale: 'on offer, cannot be bought',
    dollars: (a: Count) => (a.count === 1 ? '1 dollar' : `${a.count} dollars`),
    within: 'within your means',
    withinAfter: 'within your means after the chosen visit',
    beyond: 'beyond your means',
    gives: (a: Goods) => `Gives ${a.goods}.`,
    takes: (a: { pay: string; goods: string }) => `Takes ${a.pay}, gives ${a.goods}.`,
    wouldBeLost: (a: Goods) => `${a.goods} would be lost.`,
    butLoses: (a: { gives: string; lost: string }) => `${a.gives}, ${a.lost} would be lost.`,
    givesForSymbols: (a: Goods & Count & { symbol: string }) =>
      `Gives ${a.goods} for ${a.count} ${a.symbol}${a.count === 1 ? '' : 's'}.`,
    noSymbol: (a: { symbol: string }) => `You have no ${a.symbol}.`,
    fromEach: (a: Count) =>
      a.count === 1 ? '1 player gives you a good.' : `${a.count} players give you a good each.`,
    units: (a: Count) => (a.count === 1 ? '1 unit' : `${a.count} units`),
    buysUpTo: (a: Money) => `Buy a building for up to ${a.money}.`,
    buysTwoUpTo: (a: Money) => `Buy up to two buildings for ${a.money} together.`,
    buysNothing: 'Nothing could be bought yet.',
    lacks: (a: Named & Goods) =>
      `${a.name} would do nothing: you lack ${a.goods}. You may enter to block it.`,
    doesNothing: (a: Named) => `${a.name} would do nothing. You may enter to block it.`,
    fee: (a: Named) => `Costs one good for ${a.name}.`,
    isThere: (a: Several) => `${a.name} ${a.count === 1 ? 'is' : 'are'} there`,
    youAreThere: 'your pawn is there and must move on',
    cannotEnter: 'cannot be entered',
    noGoodForFee: (a: Named) => `you have no good for ${a.name}’s fee, cannot be entered`,
    occupantGains: (a: Named) => `${a.name}, who is there, would gain 1 good.`,
    points: (a: Count) => (a.count === 1 ? '1 point' : `${a.count} points`),
    chosen: 'chosen',
  },
  zoom: {
    ofPlayer: (a: Named) => `${a.name}’s building`,
    yours: 'Your building',
    onOffer: (a: Money) => `On offer for ${a.money}`,
    notForSale: 'On offer, cannot be bought',
    nobodyThere: 'nobody is there',
    there: (a: Several) => `${a.name} ${a.count === 1 ? 'is' : 'are'} there`,
    youAreThere: 'you are there',
    startBuilding: 'Costs nothing, scores nothing; others may use it for a fee.',
    pointsFor: (a: Named) => `points for ${a.name}`,
    pointsForYou: 'points for you',
    pointsWhenBought: 'points for whoever buys it',
    forYou: 'For you now',
    forPlayer: (a: Named) => `For ${a.name} now`,
    power: 'Buying power',
    lost: (a: Goods & { limit: number }) => `${a.goods} would be lost: ${a.limit} is the limit.`,
    fee: (a: Named) => `Fee: 1 good for ${a.name}.`,
    feeAbout:
      'Of your choice, before or after the action. It is owed from entering; a top hat bought there does not cancel it.',
    noFee: 'No fee here.',
    alsoGains: (a: Named) => `${a.name} gains 1 good:`,
    within: (a: Money) => `You could pay the ${a.money} with what you hold, wherever you can buy.`,
    withinAfter: (a: Money) => `After the chosen visit you could pay the ${a.money}.`,
    beyond: (a: Money & { short: string }) => `It costs ${a.money}; you are ${a.short} short.`,
    /** What a symbol is good for. */
    symbols: {
      coin: '$1 more in every purchase',
      anchor: 'counts in some buildings',
      hat: 'no fees',
      warehouse: 'keeps 1 unit when you ship',
    },
  },
  allPlaces: {
    title: (a: Count) => `All ${a.count} places`,
    filter: 'Only places that give',
    all: 'All',
    none: (a: { good: string }) => `No place gives ${a.good} now.`,
    power: (a: Money) => `buying power ${a.money}`,
    fee: 'fee',
  },
  player: {
    plays: (a: Named) => `the ${a.name}`,
    boardSays: (a: { ability: string }) => `“${a.ability}”`,
    built: (a: { bought: number; end: number }) => `${a.bought} of ${a.end} buildings`,
    oneMore: 'With the fourth, everybody else has one more turn.',
    stillToCome: (a: Count) => (a.count === 1 ? 'One more ends the game.' : `${a.count} more end the game.`),
    reached: 'The last turns have begun.',
    buildings: (a: Named) => `${a.name}’s buildings`,
    yourBuildings: 'Your buildings',
    points: (a: Count) => (a.count === 1 ? '1 point' : `${a.count} points`),
    cannotBuy: (a: Money) => `The cheapest on offer costs ${a.money}: not enough yet.`,
    canBuy: (a: Count) =>
      a.count === 1 ? 'Enough for 1 building on offer.' : `Enough for any of ${a.count} buildings on offer.`,
    freeOfCharge: (a: Named) => `${a.name} was free of charge and scores nothing.`,
  },
  displaySheet: {
    about: 'Open to every pawn, and for sale.',
    deck: (a: Count) => (a.count === 1 ? '1 building in the deck' : `${a.count} buildings in the deck`),
  },
  bonusSheet: {
    about: (a: { good: string; units: number }) =>
      `At the end, every ${a.units} ${a.good} that you hold are worth 1 point.`,
    hidden: 'Only its owner may look at it.',
    title: (a: { good: string }) => `Bonus card, ${a.good}`,
    kind: 'Bonus',
    each: (a: { units: number }) => `for each ${a.units}`,
  },
};
