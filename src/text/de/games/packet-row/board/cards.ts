import type { cards as english } from '../../../../en/games/packet-row/board/cards';
import type { Shape } from '../../../../shape';

const COUNTS = ['kein', 'ein', 'zwei', 'drei', 'vier'];
const count = (n: number) => COUNTS[n] ?? String(n);

export const cards: Shape<typeof english> = {
  kinds: {
    contract: 'Vertrag',
    start: 'Start',
    ship: 'Schiff',
    goods: 'Ware',
    gold: 'Gold',
    money: 'Geld',
    helper: 'Helfer',
    city: 'Stadt',
  },
  destinations: {
    britain: 'Groß\u00adbritannien',
    france: 'Frankreich',
    netherlands: 'Niederlande',
    sweden: 'Schweden',
    spain: 'Spanien',
    germany: 'Deutscher Bund',
  },
  codes: { britain: 'GB', france: 'FR', netherlands: 'NL', sweden: 'SE', spain: 'ES', germany: 'DB' },
  goods: { grain: 'Getreide', cotton: 'Baum\u00adwolle', fur: 'Fell', tobacco: 'Tabak' },
  singleGold: 'Gold\u00adbarren',
  doubleGold: 'Doppel\u00adgold',
  banknote: 'Geld\u00adschein',
  line: {
    reward: (a) => `für ${a.units} ${a.good}`,
    ship: 'Segler',
    units: (a) => (a.units === 1 ? 'Einheit' : 'Einheiten'),
    anyGood: 'beliebige Ware',
    oneGood: 'einer Ware',
    money: 'jederzeit',
    points: 'Punkte',
    assistant: 'greift vor',
    captain: 'neues Ziel',
    trader: 'tauscht Ware',
    banker: 'Punkte für Geld',
    short: (a) => `${a.money} fehlen`,
  },
  spoken: {
    contract: (a) => `Vertrag, ${a.country}, ${count(a.units)} ${a.good}, Lohn ${a.dollars} Dollar`,
    start: (a) => `Startvertrag, ${a.country}, ${count(a.units)} ${a.good}, Lohn ${a.dollars} Dollar`,
    ship: (a) => `Schiff, ${a.country}`,
    goods: (a) => `Ware, ${count(a.units)} ${a.good}, kostet ${a.dollars} Dollar`,
    singleGold: (a) => `Goldbarren, eine Einheit einer beliebigen Ware, kostet ${a.dollars} Dollar`,
    doubleGold: (a) => `Doppelgold, zwei Einheiten einer Ware, kostet ${a.dollars} Dollar`,
    money: (a) => `Geldschein, ${a.dollars} Dollar`,
    city: (a) => `Stadt, ${a.name}, kostet ${a.dollars} Dollar, ${a.points} Punkte`,
    helper: (a) => `Helfer, ${a.name}, ${a.line}`,
    next: (a) => `Kommt als Nächstes: ${a.card}`,
  },
  effect: {
    contract: (a) =>
      `Liefere jederzeit ${a.units} ${a.good} mit einem Schiff für ${a.country} und erhalte ${a.money}. Alle Karten, die du dafür brauchst, werden abgelegt.`,
    ship: (a) =>
      `Trägt in einer Lieferung beliebig viele Verträge für ${a.country} und wird dann abgelegt. Liegt bis dahin offen vor dir. Ein Kapitän gibt ihm ein anderes Ziel.`,
    goods: (a) =>
      `${a.units} × ${a.good} für Lieferungen. Einheiten, die eine Lieferung nicht braucht, verfallen mit der Karte.`,
    singleGold: 'Steht bei einer Lieferung für eine Einheit einer beliebigen Ware.',
    doubleGold:
      'Steht bei einer Lieferung für zwei Einheiten ein und derselben Ware. Sie dürfen an zwei Verträge gehen, die sie wollen.',
    money: (a) => `Jederzeit einlösbar, auch außer der Reihe: ablegen und ${a.money} nehmen.`,
    city: (a) => `Am Ende ${a.points} Punkte wert. Die Karte bleibt auf deiner Hand.`,
    assistant:
      'Verschafft dir zum üblichen Preis eine der beiden nächsten Karten des gewählten Spielplans. Lege ihn ab, statt eine aktuelle Karte zu nehmen.',
    captain: 'Lege ihn bei einer Lieferung ab: Eines deiner Schiffe fährt zu einem anderen Ziel.',
    trader:
      'Lege ihn bei einer Lieferung ab: Alle Einheiten einer Warenkarte werden zu einer anderen Ware. Nicht Gold.',
    bankerFew: 'Am Ende 2 Punkte wert, wenn niemand mehr Geld hat als du.',
    bankerMany: 'Am Ende 3 Punkte wert für das meiste Geld und 1 Punkt für das zweitmeiste.',
  },
};
