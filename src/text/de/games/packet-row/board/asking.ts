import type { asking as english } from '../../../../en/games/packet-row/board/asking';
import { capitalised } from '../../../../capitalised';
import type { Shape } from '../../../../shape';

export const asking: Shape<typeof english> = {
  ask: {
    choose: 'Wähle einen Spielplan',
    chooseNamed: (a) => `${a.name}, wähle einen Spielplan`,
    chooseAgain: 'Wähle einen anderen Spielplan',
    chooseAgainNamed: (a) => `${a.name}, wähle einen anderen Spielplan`,
    take: (a) => `${a.area}: Karte nehmen oder verzichten`,
    takeNamed: (a) => `${a.name}, nimm eine Karte ${a.from} oder verzichte`,
    lastCall: 'Letzter Aufruf: nehmen oder passen',
    lastCallNamed: (a) => `${a.name}, letzter Aufruf: nimm eine Karte oder passe`,
    closing: 'Liefere, was noch geht, und melde dich fertig',
    closingNamed: (a) => `${a.name}, liefere, was noch geht, und melde dich fertig`,
    desk: (a) => `${a.name}, liefere oder löse ein, außer der Reihe`,
    others: {
      choose: (a) => `${a.name} wählt einen Spielplan`,
      take: (a) => `${a.name} nimmt eine Karte ${a.from} oder verzichtet`,
      lastCall: (a) => `Letzter Aufruf für ${a.name}`,
      closing: (a) => `${a.name} macht die letzten Lieferungen`,
    },
    area: { guildhall: 'Gildehaus', docks: 'Docks', market: 'Markt', bank: 'Bank' },
    from: {
      guildhall: 'vom Gildehaus',
      docks: 'von den Docks',
      market: 'vom Markt',
      bank: 'von der Bank',
    },
  },
  hint: {
    choose: 'Alle anderen werden dort zuerst gefragt.',
    chose: (a) => `Hafenmeister ${a.name} hat ${a.area} gewählt.`,
    master: 'Wenn du verzichtest, wählst du einen anderen Spielplan.',
    lastCall: 'Hier oder auf jedem Spielplan, der diese Runde nicht gewählt wurde.',
    assistant: 'Dein Gehilfe greift auch auf die nächsten Karten zu.',
    closing: (a) =>
      a.count === 1
        ? `${a.count} Vertrag kann noch erfüllt werden.`
        : `${a.count} Verträge können noch erfüllt werden.`,
    closingAsks: (a) =>
      a.count === 1
        ? 'Du kannst noch einen Vertrag liefern: Er verfällt, sobald du fertig bist.'
        : `Du kannst noch ${a.count} Verträge liefern: Sie verfallen, sobald du fertig bist.`,
    closingCovered: 'Decke deine Hand auf, um zu liefern.',
    closingNone: 'Kein Vertrag kann mehr erfüllt werden.',
  },
  act: {
    choose: (a) => `${capitalised(a.area)} wählen`,
    chooseFirst: 'Spielplan wählen',
    tapArea: 'einen antippen',
    take: (a) => `${a.card} nehmen · ${a.price}`,
    takeFree: (a) => `${a.card} nehmen`,
    takeWith: (a) => `${a.card} mit Gehilfe`,
    cashAndTake: (a) => `${a.money} einlösen, ${a.card} nehmen`,
    takeFirst: 'Karte nehmen',
    tapCard: 'eine antippen',
    noneToTake: 'für keine reicht es',
    contract: (a) => `Vertrag ${a.country}`,
    ship: (a) => `Schiff ${a.country}`,
    deliver: 'Liefern',
    deliverSpoken: (a) =>
      a.count === 1
        ? `Liefern: ${a.count} Vertrag kann erfüllt werden`
        : `Liefern: ${a.count} Verträge können erfüllt werden`,
    noContract: 'kein Vertrag',
    saidDone: 'du bist fertig',
    deliverNow: (a) => (a.count === 1 ? 'Einen Vertrag liefern' : `${a.count} Verträge liefern`),
    doneAnyway: 'Trotzdem fertig',
    cash: (a) => `${a.money} einlösen`,
    cashSome: 'Einlösen',
    noBanknote: 'kein Geldschein',
  },
  task: {
    choose: 'Du bist Hafenmeister: Wähle einen Spielplan.',
    chooseAgain: 'Wähle einen anderen Spielplan.',
    chose: (a) => `${a.name} hat ${a.area} gewählt`,
    take: 'Nimm dort eine Karte oder verzichte.',
    master: (a) => `Nimm eine Karte ${a.from} oder verzichte.`,
    lastCall: 'Letzter Aufruf: Nimm eine Karte oder passe.',
    closing: 'Liefere, was noch geht, und melde dich fertig.',
  },
};
