const cards = (n: number) => (n === 1 ? `${n} card` : `${n} cards`);

/** What every board says; what only one game says stands with that game. */
export const board = {
  you: 'You',
  menu: 'Menu',
  log: 'Log of the game',
  undo: 'Take back the last move',
  /** The buttons that answer the question. */
  answer: 'Your answer',
  /** Over the reason why a choice is closed. */
  whyNot: 'Why not?',
  passTo: (a: { name: string }) => `Pass to ${a.name}`,
  justHappened: 'What just happened',
  over: 'The game is over',
  /** As soon as it is certain: said once to everybody, and beside the round from then on. */
  lastRound: 'This is the last round.',
  lastRoundBrief: 'the last',
  player: {
    cards: (a: { count: number }) => `${cards(a.count)} in hand`,
    toDecide: 'to decide',
    thinking: 'is thinking',
    hand: 'Hand',
    noCards: 'no cards',
  },
  act: {
    hide: 'Hide hand',
    show: 'Show hand',
    handBack: 'Hand back',
    nextMove: 'Show the next move',
    /** While the device is passed on. */
    takeBack: (a: { name: string }) => `Take ${a.name}’s move back`,
  },
  hand: {
    title: 'Your hand',
    label: (a: { count: number }) => `Hand · ${a.count}`,
    open: (a: { count: number }) => `Look through your hand, ${cards(a.count)}`,
    /** Of somebody whose game is looked back at. */
    titleOf: (a: { name: string }) => `${a.name}’s hand`,
    openOf: (a: { name: string; count: number }) => `Look through ${a.name}’s hand, ${cards(a.count)}`,
    empty: 'Your hand is empty.',
    hidden: (a: { count: number }) => `${cards(a.count)}, face down`,
    nobody: 'Hands are face down',
    nobodyAbout: 'Nobody’s cards are shown while the table plays on.',
    nobodyThen: 'This is what everybody at the table saw.',
    sort: 'Order',
  },
  zoom: {
    inHand: 'In your hand',
    onOffer: 'On offer',
    discarded: 'Discarded',
  },
  results: {
    account: (a: { game: string; rounds: number }) => `${a.game} · ${a.rounds} rounds · final account`,
    wins: (a: { name: string }) => `${a.name} wins the harbour`,
    share: (a: { names: string }) => `${a.names} share the harbour`,
    points: 'Points',
    /** Why one stands before another with as many points. */
    tie: (a: { name: string; reason: string }) => `tie with ${a.name}: ${a.reason}`,
    rowSpoken: (a: { place: number; name: string; points: number; sources: string }) =>
      `Place ${a.place}: ${a.name}, ${a.points} points: ${a.sources}`,
    /** While the game goes on. */
    standingSpoken: (a: { name: string; points: number; sources: string }) =>
      `${a.name}, ${a.points} points so far: ${a.sources}`,
    /** "city cards 12", one of the sources above. */
    sourceSpoken: (a: { source: string; points: number }) => `${a.source} ${a.points}`,
    lineSpoken: (a: { name: string; points: string }) => `${a.name}: ${a.points}.`,
    lead: (a: { name: string }) => `Longest lead: ${a.name}`,
    leadAbout: (a: { count: number; rounds: string }) => `ahead after ${a.count} of ${a.rounds}`,
    home: 'Home',
    log: 'Read the log',
    again: 'Play again',
  },
  /** For the curtain: what the next player is asked, in public words. */
  task: {
    over: 'The game is over.',
  },
};
