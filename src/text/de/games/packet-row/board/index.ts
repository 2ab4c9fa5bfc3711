import type { board as english } from '../../../../en/games/packet-row/board';
import type { Shape } from '../../../../shape';
import { asking } from './asking';
import { cards as onCards } from './cards';
import { delivery } from './delivery';
import { results } from './results';

const cards = (n: number) => (n === 1 ? `${n} Karte` : `${n} Karten`);

export const board: Shape<typeof english> = {
  ...onCards,
  ...asking,
  delivery,
  results,
  area: {
    choice: (a) => `Wahl: ${a.name}`,
    choseIt: (a) => `${a.name} hat ${a.area} gewählt`,
    open: 'noch nicht gewählt',
    openShort: 'noch nicht gewählt',
    earlier: 'schon gewählt',
    earlierShort: 'schon gewählt',
    ended: 'keine Karten mehr zu nehmen',
    endedShort: 'zu',
    deck: 'Stapel',
    deckSpoken: (a) => `${a.area}: ${cards(a.count)} im Stapel, verdeckt`,
    deckLowSpoken: (a) =>
      `${a.area}: nur noch ${cards(a.count)} im Stapel; gehen die Stapel aus, endet das Spiel`,
    discards: 'Ablage',
    discardsSpoken: (a) => `${a.area}: ${a.count} abgelegte ${a.count === 1 ? 'Karte' : 'Karten'} ansehen`,
    noDiscards: 'Hier wurde noch nichts abgelegt.',
    discardsOrder: 'Die zuletzt abgelegte Karte steht oben.',
    discardsOf: (a) => `Ablage: ${a.area}`,
    next: 'Danach',
    nothingNext: 'nichts folgt',
    empty: 'keine Karten mehr',
    emptyShort: 'leer',
    emptySpace: 'Leerer Platz',
    taken: (a) => `${a.name}: ${a.price}`,
    takenFree: (a) => `an ${a.name}`,
    takenSpoken: (a) => `Platz einer Karte, die ${a.name} genommen hat: ${a.card}`,
    group: 'Spielpläne',
    /** From all areas to one of them, and back. */
    look: (a) => `${a.area}, ${a.status}: näher ansehen`,
    all: 'Alle Spielpläne',
  },
  player: {
    money: (a) => `${a.dollars} Dollar`,
    ships: (a) => `Schiffe: ${a.ships}`,
    noShip: 'kein Schiff',
    harbourMaster: 'Hafenmeister',
    took: (a) => `nahm ${a.card}`,
    declined: 'verzichtet',
    done: 'fertig',
    shipsLabel: 'Schiffe',
    moneyLabel: 'Geld',
    knownTitle: 'Offen genommen',
    known: 'Alle haben gesehen, wie diese Karten genommen wurden.',
    knownRound: 'Dieser Tisch führt kein Buch: Gezeigt wird nur die Karte dieser Runde.',
    nothingKnown: 'Nichts genommen, was der Tisch sich merkt.',
    unseen: (a) =>
      a.count === 1
        ? `${a.count} Handkarte wurde ausgeteilt und nie gesehen.`
        : `${a.count} Handkarten werden nicht gezeigt.`,
    desk: {
      hold: (a) => `Halten, um außer der Reihe zu liefern, ${a.name}`,
      spoken: (a) => `Außer der Reihe für ${a.name} liefern. Gedrückt halten oder zweimal drücken`,
      about: 'Geliefert und eingelöst werden darf jederzeit. Danach geht das Gerät von selbst zurück.',
    },
  },
  hand: {
    ships: 'Deine Schiffe',
    shipsShort: 'Schiffe',
    noShips: 'Noch kein Schiff',
    sorts: { taken: 'Wie genommen', area: 'Nach Plan', kind: 'Nach Art' },
    total: {
      label: 'Zusammen',
      gold: 'Gold',
      contracts: (a) => (a.count === 1 ? `für ${a.count} Vertrag` : `für ${a.count} Verträge`),
      banknotes: 'in Geldscheinen',
      points: (a) => (a.count === 1 ? 'Punkt' : 'Punkte'),
    },
  },
  cashSheet: {
    title: 'Geldscheine einlösen',
    about: 'Jeder Geldschein wird abgelegt und zahlt sofort.',
  },
  zoom: {
    yours: 'Liegt offen vor dir',
    next: 'Kommt als Nächstes',
    taken: (a) => `${a.name} hat sie diese Runde für ${a.price} genommen`,
    takenFree: (a) => `${a.name} hat sie diese Runde genommen`,
    chooseFirst: 'Wähle zuerst einen Spielplan: Dort werden Karten genommen.',
    otherArea: (a) => `Nur Karten ${a.from} sind jetzt im Angebot: ${a.name} hat diesen Spielplan gewählt.`,
    notAtLastCall: (a) =>
      `Beim letzten Aufruf gibt es Karten ${a.from} oder von einem Spielplan, der diese Runde nicht gewählt wurde.`,
    plan: 'Lieferung planen',
  },
};
