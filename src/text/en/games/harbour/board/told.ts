/** «a», «a and b», «a, b and c» */
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.slice(-1).join('')}`;

/** What happened, by turns. */
export const told = {
  told: {
    /** The head line of a turn in the log; the place is missing until the pawn has moved. */
    head: (a: { turn: string; name: string; place: string | undefined }) =>
      [a.turn, a.name, a.place].filter((part) => part !== undefined).join(' · '),
    beforeTurns: 'Before the first turn',
    marketNow: (a: { goods: string }) => `The market then, from space 2 up: ${a.goods}`,
    /** A whole turn in one sentence. */
    turn: (a: { name: string; place: string; deeds: readonly string[] }) =>
      `${a.name} went to the ${list([a.place, ...a.deeds])}.`,
    /** Before the first turn. */
    begins: (a: { name: string; goods: string }) => `${a.name} begins with ${a.goods}.`,
    market: 'changed the market',
    gained: (a: { goods: string }) => `gained ${a.goods}`,
    bought: (a: { building: string; money: string }) => `bought the ${a.building} for ${a.money}`,
    /** The same in a few words. */
    gainedShort: (a: { place: string; units: number; good: string }) => `${a.place}, +${a.units} ${a.good}`,
    boughtShort: (a: { building: string; second: string | undefined }) =>
      `bought the ${list([a.building, ...(a.second === undefined ? [] : [a.second])])}`,
    goods: 'goods',
  },
};
