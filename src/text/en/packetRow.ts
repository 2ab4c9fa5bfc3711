const COUNTS = ['no', 'one', 'two', 'three', 'four'];
const count = (n: number) => COUNTS[n] ?? String(n);
const cards = (n: number) => (n === 1 ? `${n} card` : `${n} cards`);

/** The board of Packet Row. What happens in a game is told by the game's own phrases. */
export const packetRow = {
  round: (a: { round: number }) => `Round ${a.round}`,
  you: 'You',
  menu: 'Menu',
  log: 'Log of the game',
  undo: 'Take back the last move',
  justHappened: 'What just happened',

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
      `Contract, ${a.country}, ${count(a.units)} ${a.good}, reward ${a.dollars} dollars`,
    start: (a: { country: string; units: number; good: string; dollars: number }) =>
      `Starting contract, ${a.country}, ${count(a.units)} ${a.good}, reward ${a.dollars} dollars`,
    ship: (a: { country: string }) => `Ship, ${a.country}`,
    goods: (a: { units: number; good: string; dollars: number }) =>
      `Goods, ${count(a.units)} ${a.good}, costs ${a.dollars} dollars`,
    singleGold: (a: { dollars: number }) => `Gold nugget, one unit of any good, costs ${a.dollars} dollars`,
    doubleGold: (a: { dollars: number }) => `Double gold, two units of one good, costs ${a.dollars} dollars`,
    money: (a: { dollars: number }) => `Banknote, ${a.dollars} dollars`,
    city: (a: { name: string; dollars: number; points: number }) =>
      `City, ${a.name}, costs ${a.dollars} dollars, ${a.points} points`,
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

  area: {
    choice: (a: { name: string }) => `${a.name}’s choice`,
    choseIt: (a: { name: string; area: string }) => `${a.name} chose ${a.area}`,
    open: 'open this round',
    openShort: 'open',
    earlier: 'chosen earlier this round',
    earlierShort: 'chosen earlier',
    ended: 'no more cards are taken',
    endedShort: 'closed',
    deck: 'Deck',
    deckSpoken: (a: { area: string; count: number }) => `${a.area}: ${cards(a.count)} in the deck, face down`,
    discards: 'Discards',
    discardsSpoken: (a: { area: string; count: number }) =>
      a.count === 1 ? `${a.area}: look at ${a.count} discard` : `${a.area}: look through ${a.count} discards`,
    noDiscards: 'Nothing has been discarded here yet.',
    discardsOrder: 'The last discarded card comes first.',
    discardsOf: (a: { area: string }) => `Discards: ${a.area}`,
    next: 'Next',
    nothingNext: 'nothing follows',
    empty: 'no cards left',
    emptyShort: 'empty',
    emptySpace: 'Empty space',
    taken: (a: { name: string; price: string }) => `${a.name} paid ${a.price}`,
    takenFree: (a: { name: string }) => `${a.name} took it`,
    takenSpoken: (a: { name: string; card: string }) => `Space of a card that ${a.name} took: ${a.card}`,
    group: 'Areas',
  },

  player: {
    cards: (a: { count: number }) => `${cards(a.count)} in hand`,
    money: (a: { dollars: number }) => `${a.dollars} dollars`,
    ships: (a: { ships: string }) => `ships: ${a.ships}`,
    noShip: 'no ship',
    harbourMaster: 'harbour master',
    toDecide: 'to decide',
    thinking: 'is thinking',
    took: (a: { card: string }) => `took ${a.card}`,
    declined: 'declined',
    done: 'done',
    hand: 'Hand',
    noCards: 'no cards',
    shipsLabel: 'Ships',
    moneyLabel: 'Money',
    knownTitle: 'Seen taken',
    known: 'Everyone saw these cards being taken.',
    knownRound: 'This table keeps no ledger: only this round’s card is shown.',
    nothingKnown: 'Nothing taken that the table remembers.',
    unseen: (a: { count: number }) =>
      a.count === 1
        ? `${a.count} card of the hand was dealt and never seen.`
        : `${a.count} cards of the hand are not shown.`,
    desk: (a: { name: string }) => `${a.name}’s desk`,
    deskAbout: 'To deliver or cash out of turn. The device is handed over first.',
  },

  ask: {
    choose: 'Choose an area',
    chooseNamed: (a: { name: string }) => `${a.name}, choose an area`,
    chooseAgain: 'Choose another area',
    chooseAgainNamed: (a: { name: string }) => `${a.name}, choose another area`,
    take: (a: { area: string }) => `Take a ${a.area} card, or decline`,
    takeNamed: (a: { name: string; from: string }) => `${a.name}, take a card ${a.from}, or decline`,
    lastCall: 'Last call: take a card, or pass',
    lastCallNamed: (a: { name: string }) => `${a.name}, last call: take a card, or pass`,
    closing: 'Deliver what you still can, then say so',
    closingNamed: (a: { name: string }) => `${a.name}, deliver what you still can, then say so`,
    over: 'The game is over',
    desk: (a: { name: string }) => `${a.name}’s desk: deliver or cash, then hand back`,
    others: {
      choose: (a: { name: string }) => `${a.name} chooses an area`,
      take: (a: { name: string; from: string }) => `${a.name} takes a card ${a.from}, or declines`,
      lastCall: (a: { name: string }) => `Last call for ${a.name}`,
      closing: (a: { name: string }) => `${a.name} makes the last deliveries`,
    },
    /** As part of a short question, beside the area itself. */
    area: { guildhall: 'guildhall', docks: 'docks', market: 'market', bank: 'bank' },
    from: {
      guildhall: 'from the guildhall',
      docks: 'from the docks',
      market: 'from the market',
      bank: 'from the bank',
    },
  },
  hint: {
    choose: 'Everyone else is asked there first.',
    chose: (a: { name: string; area: string }) => `Harbour master ${a.name} chose ${a.area}.`,
    master: 'If you decline, you choose another area.',
    lastCall: 'Here or in any area that was not chosen this round.',
    assistant: 'Your assistant opens the next cards.',
    closing: (a: { count: number }) =>
      a.count === 1
        ? `${a.count} contract can still be delivered.`
        : `${a.count} contracts can still be delivered.`,
    closingNone: 'No contract can be delivered any more.',
  },
  act: {
    decline: 'Decline',
    pass: 'Pass',
    done: 'I am done',
    choose: (a: { area: string }) => `Choose ${a.area}`,
    chooseFirst: 'Choose an area',
    tapArea: 'tap one of them',
    take: (a: { card: string; price: string }) => `Take ${a.card} · ${a.price}`,
    takeFree: (a: { card: string }) => `Take ${a.card}`,
    takeWith: (a: { card: string }) => `${a.card} with assistant`,
    takeFirst: 'Take a card',
    tapCard: 'tap one of them',
    noneToTake: 'you can pay for none',
    contract: (a: { country: string }) => `${a.country} contract`,
    ship: (a: { country: string }) => `${a.country} ship`,
    deliver: 'Deliver',
    deliverSpoken: (a: { count: number }) =>
      a.count === 1
        ? `Deliver: ${a.count} contract can be delivered`
        : `Deliver: ${a.count} contracts can be delivered`,
    noContract: 'no contract',
    cash: (a: { money: string }) => `Cash ${a.money}`,
    cashSome: 'Cash',
    noBanknote: 'no banknote',
    hide: 'Hide hand',
    show: 'Show hand',
    handBack: 'Hand back',
    nextMove: 'Show the next move',
  },
  hand: {
    title: 'Your hand',
    label: (a: { count: number }) => `Hand · ${a.count}`,
    open: (a: { count: number }) => `Look through your hand, ${cards(a.count)}`,
    /** Of somebody whose game is looked back at. */
    titleOf: (a: { name: string }) => `${a.name}’s hand`,
    openOf: (a: { name: string; count: number }) => `Look through ${a.name}’s hand, ${cards(a.count)}`,
    ships: 'Your ships',
    shipsShort: 'Ships',
    noShips: 'No ship yet',
    empty: 'Your hand is empty.',
    hidden: (a: { count: number }) => `${cards(a.count)}, face down`,
    nobody: 'Hands are face down',
    nobodyAbout: 'Nobody’s cards are shown while the table plays on.',
    nobodyThen: 'This is what everybody at the table saw.',
    sort: 'Order',
    sorts: { taken: 'As taken', area: 'By area', kind: 'By kind' },
  },
  cashSheet: {
    title: 'Cash banknotes',
    about: 'Each banknote is discarded and pays at once.',
  },
  delivery: {
    title: 'Plan a delivery',
    suggest: 'Suggest best',
    contracts: 'Contracts',
    chosen: (a: { chosen: number; count: number }) => `${a.chosen} chosen of ${a.count}`,
    progress: (a: { have: number; need: number }) => `${a.have} of ${a.need}`,
    ships: 'Ships',
    shipsAbout: 'one for each destination',
    noShips: 'You have no ship.',
    cargo: 'Goods and helpers',
    cargoAbout: 'tap to use or spare',
    noCargo: 'You have neither goods nor gold.',
    ownShip: 'own destination',
    toCountry: (a: { country: string }) => `To ${a.country}`,
    withCaptain: 'with captain',
    withCaptainTo: (a: { country: string }) => `Captain: to ${a.country}`,
    stays: 'stays',
    stayHere: 'Leave it here',
    sailHome: (a: { country: string }) => `Sail to ${a.country}`,
    allUsed: 'all used',
    someLost: (a: { used: number; lost: number }) => `${a.used} used, ${a.lost} lost`,
    standsFor: (a: { units: number; good: string }) => `stands for ${a.units} ${a.good}`,
    tradedTo: (a: { good: string }) => `${a.good}, by trader`,
    helperUsed: 'used',
    notNeeded: 'not needed',
    spare: 'Spare it',
    useAs: (a: { good: string }) => `As ${a.good}`,
    useWithTrader: (a: { good: string }) => `By trader: ${a.good}`,
    contractFirst: 'Pick a contract first.',
    goodUnwanted: (a: { good: string }) => `No chosen contract wants ${a.good}, and no trader is free.`,
    shipUnwanted: (a: { country: string }) =>
      `No chosen contract is for ${a.country}, and no captain is free.`,
    exchange: (a: { card: string }) => `Use of ${a.card}`,
    cardUse: (a: { card: string; use: string }) => `${a.card}: ${a.use}`,
    lost: (a: { goods: string }) => `Lost: ${a.goods}.`,
    lostAbout: 'Surplus units go with their card.',
    leave: (a: { count: number }) =>
      a.count === 1 ? `${a.count} card leaves your table` : `${a.count} cards leave your table`,
    confirm: (a: { money: string }) => `Deliver and receive ${a.money}`,
    pick: 'Pick the contracts to fulfil.',
    none: 'You have no contract.',
  },
  zoom: {
    inHand: 'In your hand',
    yours: 'Lies open before you',
    next: 'Comes next',
    onOffer: 'On offer',
    discarded: 'Discarded',
    taken: (a: { name: string; price: string }) => `${a.name} took it this round for ${a.price}`,
    takenFree: (a: { name: string }) => `${a.name} took it this round`,
    chooseFirst: 'Choose an area first: cards are taken there.',
    otherArea: (a: { from: string; name: string }) =>
      `Only cards ${a.from} are on offer now: ${a.name} chose that area.`,
    notAtLastCall: (a: { from: string }) =>
      `At the last call, cards come ${a.from} or from an area that was not chosen this round.`,
    plan: 'Plan a delivery',
  },
  results: {
    account: (a: { game: string; rounds: number }) => `${a.game} · ${a.rounds} rounds · final account`,
    wins: (a: { name: string }) => `${a.name} wins the harbour`,
    share: (a: { names: string }) => `${a.names} share the harbour`,
    buildings: 'City cards',
    money: (a: { price: string }) => `Money, 1 for ${a.price}`,
    bankers: 'Bankers',
    points: 'Points',
    cash: (a: { money: string }) => `${a.money} in cash`,
    tie: (a: { name: string }) => `tie with ${a.name}: more money`,
    rowSpoken: (a: {
      place: number;
      name: string;
      points: number;
      buildings: number;
      money: number;
      bankers: number;
    }) =>
      `Place ${a.place}: ${a.name}, ${a.points} points: city cards ${a.buildings}, money ${a.money}, bankers ${a.bankers}`,
    byRound: 'Points by round',
    chartSpoken: (a: { lines: string }) => `Points after each round. ${a.lines}`,
    lineSpoken: (a: { name: string; points: string }) => `${a.name}: ${a.points}.`,
    mostMoney: (a: { name: string; money: string }) => `Most money: ${a.name}, ${a.money}`,
    bankerPoints: (a: { bankers: number; points: number }) => `${a.bankers} × banker, ${a.points} points`,
    noBankers: 'and no banker to show for it',
    dearest: (a: { card: string }) => `Dearest card: ${a.card}`,
    dearestAbout: (a: { name: string; price: string; points: number }) =>
      `${a.name}, ${a.price} for ${a.points} points`,
    mostBuildings: (a: { name: string }) => `Most city cards: ${a.name}`,
    mostBuildingsAbout: (a: { count: number; points: number }) => `${cards(a.count)}, ${a.points} points`,
    lead: (a: { name: string }) => `Longest lead: ${a.name}`,
    leadAbout: (a: { count: number; rounds: number }) => `ahead after ${a.count} of ${a.rounds} rounds`,
    home: 'Home',
    log: 'Read the log',
    again: 'Play again',
  },
  /** For the curtain: what the next player is asked, in public words. */
  task: {
    choose: 'You are harbour master: choose an area.',
    chooseAgain: 'Choose another area.',
    chose: (a: { name: string; area: string }) => `${a.name} chose ${a.area}`,
    take: 'Take a card there, or decline.',
    master: (a: { from: string }) => `Take a card ${a.from}, or decline.`,
    lastCall: 'Last call: take a card, or pass.',
    closing: 'Deliver what you still can, then say that you are done.',
    over: 'The game is over.',
  },
};
