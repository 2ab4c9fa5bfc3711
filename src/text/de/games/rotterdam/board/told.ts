import type { told as english } from '../../../../en/games/rotterdam/board/told';
import type { Shape } from '../../../../shape';

const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

export const told: Shape<typeof english> = {
  told: {
    turn: (a) =>
      a.deeds.length === 0 ? `${a.name}: ${a.role}.` : `${a.name}, ${a.role}: ${a.deeds.join(', ')}.`,
    head: (a) => [a.round, a.name, ...(a.role === undefined ? [] : [a.role])].join(' · '),
    betweenTurns: (a) => a.round,
    deeds: {
      colours: (a) => a.names,
      sailed: (a) => count(a.count, 'Schiff fuhr', 'Schiffe fuhren'),
      placed: (a) => `${count(a.count, 'Schiff', 'Schiffe')} eingesetzt`,
      cards: (a) => count(a.count, 'Schiffskarte', 'Schiffskarten'),
      products: (a) => `${count(a.count, 'Produkt', 'Produkte')} hergestellt`,
      boughtProduct: (a) => `${a.names} für ${a.money} gekauft`,
      soldProduct: (a) => `${a.names} für ${a.money} verkauft`,
      forwarded: (a) => `${a.order} für ${count(a.points, 'Punkt', 'Punkte')} erfüllt`,
      cashed: (a) => `${a.money} genommen`,
      built: (a) => `in ${a.harbour} für ${a.money} gebaut`,
      played: (a) => `${a.names} gespielt`,
    },
    colour: (a) =>
      `${a.name} hat ${a.colour} gewählt: ${[
        a.sailed === 0 ? 'kein Schiff fuhr' : count(a.sailed, 'Schiff fuhr', 'Schiffe fuhren'),
        ...a.stayed.map((at) => `${at} blieb liegen`),
        ...a.paid.map(({ name, amount }) => `${name} zahlte ${amount}`),
      ].join(', ')}.`,
    prices: (a) => `Der Preis ging von ${a.before} auf ${a.after}`,
    chose: (a) => `${a.name} ist ${a.role}`,
  },
};
