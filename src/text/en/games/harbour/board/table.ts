const units = (n: number, noun: string) => `${n} ${noun}`;
const FIGURES = ['none', 'one', 'two', 'three', 'four', 'five'];
const figure = (n: number) => FIGURES[n] ?? String(n);

/** Head, market, quay and quarters. */
export const table = {
  title: 'Harbour',
  /** Beside the turn: who is one building short of the end, and that it has come. */
  needsOne: (a: { name: string }) => `${a.name} needs one more`,
  youNeedOne: 'you need one more',
  severalNeedOne: (a: { count: number }) => `${figure(a.count)} need one more`,
  lastTurns: 'the last turns',
  /** Said once to everybody who still has one. */
  yourLastTurn: 'This is your last turn.',
  market: {
    title: 'Market',
    about: 'needs and pays its number',
    power: 'Buying power',
    /** A market space, read aloud. */
    space: (a: { good: string; space: number; money: string }) =>
      `${a.good}, space ${a.space}, pays ${a.money}`,
  },
  offer: {
    title: 'On offer',
    about: 'open to every pawn, and for sale',
    payNow: (a: { name: string }) => `${a.name} can pay`,
    youPayNow: 'you can pay',
    payThen: 'after this visit',
    deck: 'Deck',
    deckSpoken: (a: { count: number }) => `Deck, ${units(a.count, a.count === 1 ? 'building' : 'buildings')}`,
    all: (a: { count: number }) => `All ${a.count} places`,
    allAbout: 'by what they give',
  },
  prompt: {
    explain: (a: { place: string }) => `More about ${a.place}`,
    back: 'Back to the question',
  },
  since: {
    title: 'since your turn',
    titleAt: 'the last turns',
  },
  quay: {
    label: 'Quay: the market and the stock',
    power: 'Buying power',
    powerShort: 'power',
    of: (a: { space: number }) => `of ${a.space}`,
    powerSpoken: (a: { name: string; money: string }) => `${a.name}: buying power ${a.money}`,
    youPowerSpoken: (a: { money: string }) => `Buying power ${a.money}`,
    powerThenSpoken: (a: { said: string; then: string }) => `${a.said}, then ${a.then}`,
    /** A column in one sentence. */
    column: (a: { good: string; space: number; holder: string; held: number }) =>
      `${a.good}, space ${a.space}, ${a.holder} ${a.held} of ${a.space}`,
    offMarket: (a: { good: string; holder: string; held: number }) =>
      `${a.good}, shipped, ${a.holder} ${a.held}`,
    youHold: 'you hold',
    holds: (a: { name: string }) => `${a.name} holds`,
    ships: (a: { money: string }) => `ships for ${a.money}`,
    wouldBe: (a: { then: number }) => `would be ${a.then}`,
    less: (a: { good: string }) => `One ${a.good} less`,
    symbolSpoken: (a: { symbol: string; count: number }) => `${a.symbol} ${a.count}`,
  },
  tabs: {
    label: 'What is on offer, and everybody’s quarter',
    offerSpoken: (a: { deck: number }) => `On offer, ${a.deck} in the deck`,
    spoken: (a: { name: string; points: number; bought: number }) =>
      `${a.name}, ${units(a.points, a.points === 1 ? 'point' : 'points')}, ${figure(a.bought)} of four buildings`,
    oneMoreEnds: 'one more ends the game',
    enough: 'the game ends after this round',
    toMove: 'to move',
  },
  quarter: {
    own: 'Your buildings',
    of: (a: { name: string }) => `${a.name}’s buildings`,
    noFee: 'no fee here',
    feeEach: 'fee 1 good each: you have no top hat',
    noFeeWithHat: 'no fee: you have a top hat',
    noFeeInStart: 'fee 1 good each, not in the start building',
    /** For somebody whom nobody here speaks to as "you". */
    feeEachFor: (a: { name: string }) => `${a.name} pays 1 good each`,
    noFeeFor: (a: { name: string }) => `no fee for ${a.name}`,
    fee: 'fee 1',
    board: 'Board',
    boardSpoken: (a: { name: string }) => `${a.name}’s board`,
    slot: 'free for a building',
    lastSlot: 'one more ends the game',
    toMove: 'to move',
    decides: 'decides',
    wins: 'winner',
    noAbility: 'no ability',
  },
  bonus: {
    title: 'Bonus card',
    secret: '1 point for two of one good, secret',
    pays: (a: { good: string }) => `1 point for two ${a.good}`,
    hold: 'Hold',
    show: 'Show',
    hide: 'Hide',
    covered: 'Bonus card, face down',
    reveal: (a: { name: string }) => `Show ${a.name}’s bonus card. Press and hold, or press twice`,
    again: (a: { name: string }) => `Press again to show ${a.name}’s bonus card`,
  },
  /** What a character can do, in a few words. */
  abilitiesInShort: {
    alchemist: 'turns 2 into 2 others, once a turn',
    beggar: 'gains 1 when others gain at home',
    bookkeeper: 'keeps what is above the number',
    clockmaker: 'space 2 pays $1 more',
    diplomat: 'may enter occupied buildings',
    fisher: 'fish: 1 more each time',
    shepherd: 'livestock: 1 more each time',
    forester: 'wood: 1 more each time',
    mason: '1 stone when others ship stone',
    wholesaler: 'keeps 1 of each good shipped',
    noble: 'began with a free building',
    speculator: 'scores the space of stone',
    investor: '1 good with each purchase',
    pilot: 'no fee in start buildings',
    auctioneer: 'orders the shipped tokens',
    broker: 'swaps tokens, once a turn',
    cooper: 'holds up to 7 of each good',
    landlord: 'each fee brings 1 good more',
    collector: 'scores each kind of symbol',
    magistrate: 'scores each top hat bought',
  },
};
