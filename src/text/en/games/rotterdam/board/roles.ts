interface Span {
  readonly least: number;
  readonly most: number;
}

const span = ({ least, most }: Span) => (least === most ? String(most) : `${least}–${most}`);
const count = (n: Span | number, noun: string) => {
  const [figure, one] =
    typeof n === 'number' ? [String(n), n === 1] : [span(n), n.least === 1 && n.most === 1];
  return `${figure} ${noun}${one ? '' : 's'}`;
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inWords = ({ least, most }: Span) =>
  least === most ? (NUMBERS[most] ?? String(most)) : `${least} to ${most}`;

/** What a role gives now, and what it needs: shipowner, captain, cashier, manufacturer. */
export const roles = {
  /** Raw materials where there is little room. */
  raw: { oil: 'oil', grain: 'grain', fruit: 'fruit', containers: 'containers' },
  spoken: (a: { role: string; free: number; all: number; gain: string | undefined }) =>
    `${a.role}, ${a.free === 0 ? 'none' : (NUMBERS[a.free] ?? a.free)} of ${NUMBERS[a.all] ?? a.all} places free${a.gain === undefined ? '' : `. ${a.gain}`}`,
  /** Names with the places where they may be parted, for the narrowest tiles. */
  parted: {
    shipowner: 'Ship\u00ADowner',
    captain: 'Captain',
    sailor: 'Sailor',
    loader: 'Loader',
    trader: 'Trader',
    forwarder: 'For\u00ADwarder',
    cashier: 'Cashier',
    manufacturer: 'Manu\u00ADfacturer',
  },
  /** Of a role while it is considered. */
  about: {
    shipowner: 'Shipowner: a free unit, trade in raw units, place up to two ships',
    captain: 'Captain: choose a colour, twice; all ships sail it',
    sailor: 'Sailor: take a ship card; ships at anchorages bring more, to all',
    loader: 'Loader: every ship in a harbour is unloaded, factories work',
    trader: 'Trader: up to three deals in products',
    forwarder: 'Forwarder: fill one open order from your hand',
    cashier: 'Cashier: the amount of the place is yours',
    manufacturer: 'Manufacturer: build a factory on the next site of a harbour',
  },
  closed: {
    full: (a: { places: number }) =>
      a.places === 1
        ? 'the place is taken'
        : a.places === 2
          ? 'both are taken'
          : `all ${NUMBERS[a.places] ?? a.places} are taken`,
    fullBriefly: 'all taken',
    noOrder: 'no order ready',
    noOrderBriefly: 'none ready',
    built: 'you have built this round',
    builtBriefly: 'built once',
    noFactory: 'all your factories stand',
    noSite: 'no site is left',
    tooDear: (a: { price: string }) => `from ${a.price}, too dear`,
    tooDearBriefly: 'too dear',
  },
  gain: {
    freeUnit: (a: { raws: string }) => `free ${a.raws}`,
    freeUnits: (a: { kinds: number }) => `${a.kinds} kinds free`,
    nothingFree: 'nothing is free',
    stockFull: 'stock is full',
    ships: (a: { ships: number }) => (a.ships === 0 ? 'no ship left' : `${count(a.ships, 'ship')} left`),
    sail: (a: { colour: string; ships: Span }) => `${a.colour}: ${span(a.ships)} sail`,
    sailBriefly: (a: { ships: Span; bonus: string | undefined }) =>
      a.bonus === undefined ? `${span(a.ships)} sail` : `${span(a.ships)} sail, +${a.bonus}`,
    /** Read aloud; the money is a bare figure. */
    wouldMove: (a: { colour: string; ships: Span; money: number }) =>
      `${a.colour} would move ${inWords(a.ships)} ship${a.ships.least === 1 && a.ships.most === 1 ? '' : 's'}${a.money > 0 ? ` and bring you ${a.money}` : ''}.`,
    forYou: (a: { money: string }) => `${a.money} for you`,
    ownArrive: (a: { ships: Span }) => `${span(a.ships)} of yours in`,
    ownSail: (a: { ships: Span }) => `${a.ships.most === 0 ? 'none' : span(a.ships)} of yours`,
    cards: (a: { cards: number }) => count(a.cards, 'ship card'),
    cardsBriefly: (a: { cards: number }) => count(a.cards, 'card'),
    handFull: 'hand is full',
    handThenFull: 'hand then full',
    loaded: (a: { products: string }) => `you: ${a.products}`,
    unseen: (a: { cards: number }) => `and ${a.cards} unseen`,
    unseenOnly: (a: { cards: number }) => `you: ${a.cards} unseen`,
    unloads: (a: { ships: number }) => (a.ships === 0 ? 'no ship in' : `${count(a.ships, 'ship')} in`),
    nothingForYou: 'none for you',
    buy: (a: { products: string; money: string }) => `${a.products}, ${a.money}`,
    sell: (a: { product: string; money: string }) => `sell ${a.product}, ${a.money}`,
    noDeal: 'no deal to make',
    forPoints: (a: { points: number }) => `for ${count(a.points, 'point')}`,
    points: (a: { points: number }) => count(a.points, 'point'),
    seeHand: 'see your hand first',
    seeHandBriefly: 'see hand',
    placeTaken: (a: { amounts: string }) => `${a.amounts} taken`,
    factory: 'a factory',
    from: (a: { money: string }) => `from ${a.money}`,
  },
  try: 'Try',
  tryShips: (a: { ships: Span }) => count(a.ships, 'ship'),
  tryColour: (a: { colour: string; ships: Span }) => `Try ${a.colour}: ${count(a.ships, 'ship')} sail`,
  colour: {
    sails: (a: { ships: Span }) => `${span(a.ships)} sail${a.ships.most === 1 ? 's' : ''}`,
    spoken: (a: { colour: string; told: string }) => `${a.colour}. ${a.told}`,
    told: (a: { ships: Span; own: Span; payers: string; bonus: string | undefined }) => {
      const sailing =
        a.ships.most === 0
          ? 'no ship sails'
          : `${count(a.ships, 'ship')} sail${a.ships.most === 1 ? 's' : ''}`;
      const yours = a.ships.most === 0 || a.own.most === 0 ? '' : `, ${span(a.own)} of yours`;
      const paid =
        a.bonus === undefined
          ? ''
          : `; you get ${a.bonus}${a.payers === '' ? '' : `, half of it from ${a.payers}`}`;
      return `${sailing}${yours}${paid}`;
    },
    tried: (a: { colour: string; told: string }) => `Captain with ${a.colour}: ${a.told}`,
    warned: 'Warning: cargo of yours would miss its harbour.',
    fits: (a: { raw: string }) => `${a.raw} fits`,
    pays: (a: { half: string }) => `: ${a.half} + ${a.half} for you`,
    paysOther: (a: { half: string; name: string }) => `: ${a.half} + ${a.half} for ${a.name}`,
    wrong: (a: { raw: string }) => `no use for ${a.raw} there`,
    empty: 'empty',
    strands: (a: { harbour: string }) => `no longer reaches ${a.harbour}`,
    stepsLeft: (a: { steps: number; harbour: string }) => `${a.steps} more to ${a.harbour}`,
    stays: (a: { at: string }) => `${a.at} stays`,
    taken: (a: { at: string }) => `${a.at} is taken`,
    unpaid: 'no money for the captain',
    held: 'held by the police',
    staysToo: 'stays',
    either: (a: { ways: readonly string[] }) => a.ways.join(' or '),
    movesOf: (a: { name: string; moves: readonly string[] }) => `${a.name}: ${a.moves.join('; ')}.`,
    decides: (a: { name: string }) => `${a.name} decides`,
    youDecide: 'you decide',
    depends: 'that depends',
    none: 'No ship has a channel of this colour ahead.',
    choose: 'Touch a colour to see which ships it moves.',
  },
  sail: {
    to: (a: { to: string }) => `to ${a.to}`,
    fromTo: (a: { at: string; to: string }) => `${a.at} to ${a.to}`,
    stay: (a: { at: string }) => `${a.at} stays`,
    cargoAt: (a: { raw: string; at: string; harbour: string }) =>
      `${a.raw} at ${a.at}, bound for ${a.harbour}`,
    emptyAt: (a: { at: string }) => `the empty ship at ${a.at}`,
    openQuestion: 'Everybody may watch: hands stay covered, no need to pass the device.',
  },
  shipowner: {
    takeFree: 'Take free',
    then: (a: { money: string }) => `then ${a.money}`,
    last: 'the last one',
    buy: 'Buy',
    buyToo: 'Buy one too',
    sell: 'Sell',
    none: 'none',
    spokenFree: (a: { raw: string }) => `Take a free unit of ${a.raw}`,
    spokenBuy: (a: { raw: string; money: string }) => `Buy ${a.raw} for ${a.money}`,
    spokenSell: (a: { raw: string; money: string }) => `Sell ${a.raw} for ${a.money}`,
    coming: (a: { raw: string; prices: string }) => `${a.raw}, coming prices: ${a.prices}`,
    soldOut: 'sold out',
    short: (a: { money: string }) => `short ${a.money}`,
    notNow: 'not now',
    ships: (a: { ships: number }) =>
      a.ships === 0 ? 'No ship in hand' : `${count(a.ships, 'ship')} in hand, tap a start`,
    allPlaced: 'Both ships are placed',
    noStart: 'No start is free',
    start: (a: { at: string }) => `Start ${a.at}`,
    starts: 'Starts',
  },
  load: {
    free: 'free',
    buy: (a: { money: string }) => `buy, ${a.money}`,
    fromStock: 'from stock',
    nothing: 'nothing',
    empty: 'sails empty',
    goes: (a: { raw: string; harbour: string; steps: number }) =>
      `${a.raw} goes to ${a.harbour}: ${count(a.steps, 'step')}`,
    onTop: (a: { product: string }) => `${a.product} lies on top`,
  },
  launch: {
    toHarbour: (a: { harbour: string }) => `to ${a.harbour}`,
    startFirst: 'A start, then a free unit for it',
    start: (a: { at: string }) => `${a.at}, then a free unit for it`,
  },
  bid: {
    about: 'The harbour master places the first worker',
    yours: 'Your bid',
    keeps: (a: { left: string; money: string }) => `you keep ${a.left} of ${a.money}`,
    decides: 'decides',
    youDecide: 'decide',
    next: (a: { money: string }) => `next, ${a.money}`,
    later: (a: { money: string }) => `has ${a.money}`,
    last: (a: { money: string }) => `last, ${a.money}`,
    out: 'out',
    highest: 'the highest bid',
    spoken: (a: { name: string; state: string }) => `${a.name}: ${a.state}`,
  },
  cashier: {
    free: 'free',
    spoken: (a: { money: string; state: string }) => `${a.money}, ${a.state}`,
  },
  manufacturer: {
    left: (a: { left: number; all: number; money: string }) =>
      `${a.left} of your ${a.all} factories are left; you have ${a.money}`,
    nobody: 'nobody yet',
    there: (a: { names: string }) => `with ${a.names}`,
    yours: 'yours is there',
    spoken: (a: { harbour: string; price: string; there: string }) => `${a.harbour}, ${a.price}, ${a.there}`,
    noSite: 'no site left',
  },
};
