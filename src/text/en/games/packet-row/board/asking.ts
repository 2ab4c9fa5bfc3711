/** What the board of Packet Row asks, and what its buttons say. */
export const asking = {
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
    desk: (a: { name: string }) => `${a.name}, deliver or cash out of turn`,
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
    closingAsks: (a: { count: number }) =>
      a.count === 1
        ? 'You can still deliver a contract: it is lost once you are done.'
        : `You can still deliver ${a.count} contracts: they are lost once you are done.`,
    closingCovered: 'Turn up your hand to deliver.',
    closingNone: 'No contract can be delivered any more.',
  },
  act: {
    choose: (a: { area: string }) => `Choose ${a.area}`,
    chooseFirst: 'Choose an area',
    tapArea: 'tap one of them',
    take: (a: { card: string; price: string }) => `Take ${a.card} · ${a.price}`,
    takeFree: (a: { card: string }) => `Take ${a.card}`,
    takeWith: (a: { card: string }) => `${a.card} with assistant`,
    cashAndTake: (a: { card: string; money: string }) => `Cash ${a.money}, take ${a.card}`,
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
    saidDone: 'you are done',
    deliverNow: (a: { count: number }) =>
      a.count === 1 ? 'Deliver a contract' : `Deliver ${a.count} contracts`,
    doneAnyway: 'Done all the same',
    cash: (a: { money: string }) => `Cash ${a.money}`,
    cashSome: 'Cash',
    noBanknote: 'no banknote',
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
  },
};
