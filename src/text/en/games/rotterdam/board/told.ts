const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** A whole turn in one sentence, and the head lines of the log. */
export const told = {
  told: {
    turn: (a: { name: string; role: string; deeds: readonly string[] }) =>
      a.deeds.length === 0 ? `${a.name}: ${a.role}.` : `${a.name}, ${a.role}: ${a.deeds.join(', ')}.`,
    head: (a: { round: string; name: string; role: string | undefined }) =>
      [a.round, a.name, ...(a.role === undefined ? [] : [a.role])].join(' · '),
    betweenTurns: (a: { round: string }) => a.round,
    deeds: {
      colours: (a: { names: string }) => a.names,
      sailed: (a: { count: number }) => `${count(a.count, 'ship', 'ships')} sailed`,
      placed: (a: { count: number }) => `placed ${count(a.count, 'ship', 'ships')}`,
      cards: (a: { count: number }) => count(a.count, 'ship card', 'ship cards'),
      products: (a: { count: number }) => `${count(a.count, 'product', 'products')} made`,
      boughtProduct: (a: { names: string; money: string }) => `bought ${a.names} for ${a.money}`,
      soldProduct: (a: { names: string; money: string }) => `sold ${a.names} for ${a.money}`,
      forwarded: (a: { order: string; points: number }) =>
        `filled ${a.order} for ${count(a.points, 'point', 'points')}`,
      cashed: (a: { money: string }) => `took ${a.money}`,
      built: (a: { harbour: string; money: string }) => `built in ${a.harbour} for ${a.money}`,
      played: (a: { names: string }) => `played ${a.names}`,
    },
    /** All ships of one colour in a line of the log. */
    colour: (a: {
      name: string;
      colour: string;
      sailed: number;
      stayed: readonly string[];
      paid: readonly { name: string; amount: number }[];
    }) =>
      `${a.name} chose ${a.colour}: ${[
        a.sailed === 0 ? 'no ship sailed' : `${count(a.sailed, 'ship', 'ships')} sailed`,
        ...a.stayed.map((at) => `${at} stayed`),
        ...a.paid.map(({ name, amount }) => `${name} paid ${amount}`),
      ].join(', ')}.`,
    prices: (a: { before: string; after: string }) => `The price went from ${a.before} to ${a.after}`,
    chose: (a: { name: string; role: string }) => `${a.name} is ${a.role}`,
  },
};
