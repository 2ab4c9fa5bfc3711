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
    after: 'play a card, or end your turn',
  },
  act: {
    chooseFirst: 'Choose',
    tapFirst: 'Tap what you want to do first.',
    back: 'Back',
    endTurn: 'End turn',
  },
};
