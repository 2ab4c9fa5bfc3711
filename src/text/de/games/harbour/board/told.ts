import type { told as english } from '../../../../en/games/harbour/board/told';
import type { Shape } from '../../../../shape';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.slice(-1).join('')}`;

export const told: Shape<typeof english> = {
  told: {
    head: (a) => [a.turn, a.name, a.place].filter((part) => part !== undefined).join(' · '),
    beforeTurns: 'Vor dem ersten Zug',
    marketNow: (a) => `Der Markt danach, von Feld 2 an: ${a.goods}`,
    turn: (a) => `${a.name} ${list([`betrat „${a.place}“`, ...a.deeds])}.`,
    begins: (a) => `${a.name} beginnt mit ${a.goods}.`,
    market: 'veränderte den Markt',
    gained: (a) => `erhielt ${a.goods}`,
    bought: (a) => `kaufte „${a.building}“ für ${a.money}`,
    gainedShort: (a) => `${a.place}, +${a.units} ${a.good}`,
    boughtShort: (a) => `kaufte ${list([a.building, ...(a.second === undefined ? [] : [a.second])])}`,
    goods: 'Waren',
  },
};
