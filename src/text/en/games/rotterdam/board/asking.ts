const ORDINALS = ['first', 'second', 'third', 'fourth'];
const ordinal = (n: number) => ORDINALS[n - 1] ?? `${n}th`;

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What is asked, and the buttons that answer. */
export const asking = {
  /** Questions, in small letters: a name may stand before them. */
  ask: {
    to: (a: { name: string | undefined; question: string }) =>
      a.name === undefined ? capitalised(a.question) : `${a.name}, ${a.question}`,
    launch: 'place your first ship',
    bid: 'bid for the tower, or pass',
    work: (a: { worker: number }) => `place your ${ordinal(a.worker)} worker`,
    forwarder: 'which order do you fill?',
    cashier: 'which place at the cashier?',
    manufacturer: 'where do you build?',
    tradeAndPlace: 'trade, then place',
    tradeOnly: 'trade, then end your turn',
    load: (a: { at: string }) => `what does the ship at ${a.at} carry?`,
    captain: (a: { colour: number; name: string | undefined }) =>
      a.name === undefined ? `${ordinal(a.colour)} colour?` : `${ordinal(a.colour)} colour: ${a.name}?`,
    whichWay: (a: { colour: string }) => `which way with ${a.colour}?`,
    whichFirst: 'which of your ships goes first?',
    sailor: 'take a ship card',
    anchorage: (a: { places: string }) => `a card for your ship at ${a.places}?`,
    loader: 'unload the ships?',
    factory: (a: { harbour: string }) => `which factory in ${a.harbour} works?`,
    trader: (a: { deal: number }) => `${ordinal(a.deal)} of three deals`,
    tradedOut: 'go on with this deal, or end your turn',
    shipCard: (a: { card: string }) => `${a.card}: which ship?`,
    shipCardTo: (a: { card: string; at: string }) => `${a.card}: ${a.at} to where?`,
    shipCardLoad: (a: { card: string; at: string }) => `${a.card}: what does ${a.at} load?`,
    shipCardAimed: (a: { card: string; at: string; to: string }) => `${a.card}: ${a.at} to ${a.to}?`,
    partner: (a: { card: string; at: string }) => `${a.card}: ${a.at} with which ship?`,
    playOrGoOn: 'play a card, or go on',
    after: 'play a card, or end your turn',
  },
  act: {
    chooseFirst: 'Choose',
    tapFirst: 'Tap one first.',
    chooseRole: 'Choose',
    tapRole: 'Tap a role first.',
    chooseWay: 'Sail',
    back: 'Back',
    goOn: 'Go on',
    endTurn: 'End turn',
    endWithoutFree: 'End turn, no free unit',
    be: {
      shipowner: 'Be shipowner',
      captain: 'Be captain',
      sailor: 'Be sailor',
      loader: 'Be loader',
      trader: 'Be trader',
      forwarder: 'Be forwarder',
      cashier: 'Be cashier',
      manufacturer: 'Be manufacturer',
    },
    cash: (a: { money: string }) => `Take ${a.money}`,
    fill: (a: { products: string; points: number }) => `Fill ${a.products} · ${a.points} points`,
    build: (a: { harbour: string; money: string }) => `Build in ${a.harbour} · ${a.money}`,
    bid: (a: { money: string }) => `Bid ${a.money}`,
    place: (a: { at: string }) => `Place a ship at ${a.at}`,
    placeShip: 'Place a ship',
    tapStart: 'Tap a free start.',
    launch: 'Place the ship',
    tapStartAndUnit: 'Choose a start and a unit.',
    loadBought: (a: { raw: string; money: string }) => `Buy and load ${a.raw} · ${a.money}`,
    load: (a: { raw: string }) => `Load ${a.raw}`,
    loadNothing: 'Let it sail empty',
    chooseColour: 'Choose a colour',
    sailColour: (a: { colour: string; bonus: string | undefined }) =>
      a.bonus === undefined ? `Sail ${a.colour}` : `Sail ${a.colour} · +${a.bonus}`,
    sailTo: (a: { to: string }) => `Sail to ${a.to}`,
    stay: (a: { at: string }) => `Let ${a.at} stay`,
  },
};
