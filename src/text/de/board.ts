import type { Text } from '../text';

const cards = (n: number) => (n === 1 ? `${n} Karte` : `${n} Karten`);

export const board: Text['board'] = {
  you: 'Du',
  menu: 'Menü',
  log: 'Verlauf der Partie',
  undo: 'Letzten Zug zurücknehmen',
  answer: 'Deine Antwort',
  justHappened: 'Was gerade geschah',
  over: 'Das Spiel ist aus',
  player: {
    cards: (a) => (a.count === 1 ? `${a.count} Handkarte` : `${a.count} Handkarten`),
    toDecide: 'entscheidet',
    thinking: 'überlegt',
    hand: 'Hand',
    noCards: 'keine Karten',
    desk: (a) => `Schreibtisch: ${a.name}`,
  },
  act: {
    hide: 'Verdecken',
    show: 'Aufdecken',
    handBack: 'Zurückgeben',
    nextMove: 'Nächsten Zug zeigen',
  },
  hand: {
    title: 'Deine Hand',
    label: (a) => `Hand · ${a.count}`,
    open: (a) => `Deine Hand ansehen, ${cards(a.count)}`,
    titleOf: (a) => `Hand von ${a.name}`,
    openOf: (a) => `Die Hand von ${a.name} ansehen, ${cards(a.count)}`,
    empty: 'Deine Hand ist leer.',
    hidden: (a) => `${cards(a.count)}, verdeckt`,
    nobody: 'Alle Hände sind verdeckt',
    nobodyAbout: 'Solange der Tisch weiterspielt, werden keine Karten gezeigt.',
    nobodyThen: 'So viel haben alle am Tisch gesehen.',
    sort: 'Ordnung',
  },
  zoom: {
    inHand: 'Auf deiner Hand',
    onOffer: 'Im Angebot',
    discarded: 'Abgelegt',
  },
  results: {
    account: (a) => `${a.game} · ${a.rounds} Runden · Schlussrechnung`,
    wins: (a) => `${a.name} gewinnt den Hafen`,
    share: (a) => `${a.names} teilen sich den Hafen`,
    points: 'Punkte',
    tie: (a) => `gleich mit ${a.name}: ${a.reason}`,
    rowSpoken: (a) => `Platz ${a.place}: ${a.name}, ${a.points} Punkte: ${a.sources}`,
    sourceSpoken: (a) => `${a.source} ${a.points}`,
    lineSpoken: (a) => `${a.name}: ${a.points}.`,
    lead: (a) => `Längste Führung: ${a.name}`,
    leadAbout: (a) => `vorn nach ${a.count} von ${a.rounds}`,
    home: 'Start',
    log: 'Verlauf lesen',
    again: 'Noch einmal',
  },
  task: {
    over: 'Das Spiel ist aus.',
  },
};
