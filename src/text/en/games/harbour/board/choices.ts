const COUNTS = ['no', 'one', 'two', 'three', 'four'];
const count = (n: number) => COUNTS[n] ?? String(n);
const goodsIn = (n: number) => `${count(n)} ${n === 1 ? 'good' : 'goods'}`;

interface Named {
  name: string;
}
interface Goods {
  goods: string;
}

/** What is asked, and the buttons that answer. */
export const choices = {
  ask: {
    /** The question for whoever sits at a table with others. */
    named: (a: Named & { question: string }) =>
      `${a.name}, ${a.question.charAt(0).toLowerCase()}${a.question.slice(1)}`,
    board: 'Choose one of your two boards',
    look: 'Choose the building you will own',
    stock: 'Choose three goods in any mix',
    gift: (a: { units: number }) => `Choose ${goodsIn(a.units)} to gain`,
    go: 'Move your pawn',
    goFree: 'Move your pawn to a free building',
    swapAbility: 'Spend 1 good, exchange two neighbours',
    turnAbility: 'Spend 1 good, turn two of a kind',
    feeNowOrLater: (a: Named) => `Pay ${a.name} 1 good, now or afterwards`,
    fee: (a: Named) => `Pay ${a.name} 1 good`,
    abilityOrEnd: 'Use your ability, or end the turn',
    goodsOrPurchase: 'Gain goods, or ship and buy?',
    takeOrSwap: 'Take a good, or exchange two tokens?',
    pick: (a: { units: number }) => `Choose ${goodsIn(a.units)} in any mix`,
    pickOne: 'Choose a good',
    pickDifferent: (a: { units: number }) => `Choose ${count(a.units)} different goods`,
    spend: 'What do you spend?',
    turn: 'What do you turn?',
    into: 'Into what?',
    double: 'Of which good do you gain more?',
    give: (a: Named) => `Give ${a.name} 1 good`,
    take: 'Take a good from somebody else',
    swap: 'Exchange two tokens',
    swapNeighbours: 'Exchange two neighbouring tokens',
    gainOfTwo: 'Which of the two do you gain?',
    raise: 'Which token goes to space 5?',
    replace: 'Which building goes under the deck?',
    ship: 'Ship goods and buy a building',
    buyMore: 'Buy another building, or stop',
    fill: 'Which shipped token comes back next?',
    keep: 'What does your warehouse keep?',
  },
  /** What others hear of a question. */
  others: {
    board: 'Everybody chooses a board',
    look: (a: Named) => `${a.name} looks at two buildings`,
    stock: (a: Named) => `${a.name} chooses three goods`,
    go: (a: Named) => `${a.name} moves the pawn`,
    decides: (a: Named) => `${a.name} decides`,
  },
  /** What helps to answer, below the question. */
  hint: {
    board: 'All boards are shown when everybody has chosen.',
    boardAlone: 'Only you see them. All boards are shown when everybody has chosen.',
    look: 'Only you see both. It costs and scores nothing; the other goes under the deck.',
    stock: (a: { chosen: number; of: number; first: string }) =>
      `${a.chosen} of ${a.of} chosen. ${a.first} has the first turn.`,
    chosen: (a: { chosen: number; of: number }) => `${a.chosen} of ${a.of} chosen.`,
    putBack: 'All chosen. Tap one to put it back.',
    tapColumn: 'Tap a column.',
    tapTokens: 'Tap two tokens.',
    tapEither: 'Tap a good of somebody else, or two neighbouring tokens.',
    take: 'All stocks lie open.',
    raise: 'Those to its right move one space to the left.',
    replace: 'A new one is turned up in its place.',
    tapSecond: 'Tap the second token.',
    tapToTurn: 'Tap the good that you give, then what it becomes.',
    upTo: (a: { units: number }) => `Up to ${a.units}, all of one good.`,
    give: 'Your choice. All stocks lie open, nobody looks away.',
    fee: 'A fee is owed from entering, whatever you buy here.',
    feeWithHat: 'A top hat that you get during a visit does not cancel its fee: that is owed from entering.',
    lostFee: (a: Named) => `It is lost: ${a.name}’s stock is full.`,
    nothingBefore: 'Nothing happens before you press the button.',
    purchase: (a: { money: string }) => `You could pay up to ${a.money}.`,
  },
  act: {
    goFirst: 'Move your pawn',
    tapPlace: 'tap a building first',
    enter: (a: { place: string }) => `Enter ${a.place}`,
    enterForFee: (a: { place: string }) => `Enter ${a.place} · fee 1`,
    ability: (a: { board: string }) => a.board,
    gain: (a: Goods) => `Gain ${a.goods}`,
    stock: (a: Goods) => `Take ${a.goods}`,
    turn: (a: Goods & { into: string }) => `Turn ${a.goods} into ${a.into}`,
    turnNothing: 'Turn nothing',
    payLater: 'Pay afterwards',
    swap: (a: { a: string; b: string }) => `Swap ${a.a} and ${a.b}`,
    raise: (a: { good: string; space: number }) => `Move ${a.good} to space ${a.space}`,
    spend: (a: Goods) => `Spend ${a.goods}`,
    /** Two effects of one button. */
    then: (a: { first: string; second: string }) =>
      `${a.first}, ${a.second.charAt(0).toLowerCase()}${a.second.slice(1)}`,
    replace: (a: { building: string }) => `Replace the ${a.building}`,
    shipAndBuy: (a: { money: string }) => `Ship and buy, up to ${a.money}`,
    plan: 'Ship and buy',
    back: 'Back',
  },
  /** What a button will do once something is chosen. */
  first: {
    board: 'Play a board',
    own: 'Own a building',
    gain: 'Gain goods',
    stock: 'Take three goods',
    pay: 'Pay the fee',
    turn: 'Turn goods',
    spend: 'Spend a good',
    give: 'Give a good',
    take: 'Take a good',
    takeOrSwap: 'Take or exchange',
    swap: 'Exchange tokens',
    raise: 'Move a token',
    replace: 'Replace a building',
  },
  /** Why the button waits. */
  wait: {
    one: 'tap one of them',
    goods: (a: { units: number }) => `choose ${a.units} more`,
    tokens: 'tap two tokens',
    into: 'choose what it becomes',
  },
  column: {
    lostFee: (a: Named) => `lost: ${a.name}’s stock is full`,
    lost: 'lost',
    full: 'Tap one of those chosen to put it back first.',
  },
  /** The stage of a choice inside an action. */
  stage: {
    decides: 'decides',
    youDecide: 'decide',
    next: 'next',
    then: 'then',
    give: (a: Named) =>
      `${a.name}’s action: each other player gives one good, clockwise from ${a.name}’s left.`,
    others: (a: Named) =>
      `${a.name}’s action: each other player gains one good, clockwise from ${a.name}’s left.`,
    reasons: {
      beggar: (a: Named) => `${a.name} gains goods at home: the Beggar gains one too.`,
      diplomat: (a: Named) => `${a.name} came as the Diplomat: whoever stands here gains one good.`,
      landlord: (a: Named) => `${a.name} paid a fee to the Landlord, who gains one good more.`,
      investor: (a: Named) => `${a.name} bought as the Investor.`,
    },
    takes: (a: Named & { good: string; units: number }) => `${a.good} from ${a.name}, who holds ${a.units}`,
    marketAfter: 'Market afterwards',
    ability: 'Once a turn, before the pawn moves or after the action.',
  },
  setUp: {
    aside: 'Set-up',
    private: 'Set-up · only you see this',
    inTheOpen: 'Set-up · in the open',
    start: 'Start building',
    ability: 'Ability',
    symbol: 'Symbol',
    symbols: {
      coin: 'Coin: adds $1 to every purchase',
      anchor: 'Anchor: counts in buildings that give for each anchor',
      hat: 'Top hat: no fee in other players’ buildings',
      warehouse: 'Warehouse: keeps 1 unit of what you ship',
    },
    different: 'different',
    or: 'or',
    buy: 'buy',
    open: 'What lies open',
    openAbout: 'market and display',
    closer: 'look closer',
    deck: (a: { count: number }) => `Deck ${a.count}`,
    hasChosen: 'has chosen',
    choosing: 'still to choose',
    chooses: 'chooses',
    choosesThree: 'chooses three goods',
    choosesLater: 'later',
    stock: 'Your first stock',
    tapToAdd: (a: { units: number }) => `tap to add, ${a.units} in all`,
    noneChosen: 'None of it is chosen.',
    space: 'space',
    column: (a: { good: string; space: number; chosen: number }) =>
      `${a.good}, space ${a.space}, ${a.chosen} chosen`,
  },
  /** What entering the place in mind would lead to. */
  visit: {
    gives: (a: Goods & { place: string }) => `${a.place}: ${a.goods}.`,
    converts: (a: Goods & { place: string; pay: string }) => `${a.place}: ${a.pay} for ${a.goods}.`,
    does: (a: { place: string; does: string }) => `${a.place}: ${a.does}`,
    lost: (a: Goods & { units: number; limit: number }) =>
      `${a.goods} ${a.units === 1 ? 'is' : 'are'} lost, you can hold no more than ${a.limit}.`,
    fee: (a: Named) => `The fee is 1 good for ${a.name}.`,
    gain: (a: { names: string; count: number }) => `${a.names} ${a.count === 1 ? 'gains' : 'gain'} 1 good.`,
  },
};
