import type { Text } from '../text';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

const ahead = (by: number): string =>
  by === 0 ? 'genauso viele wie du' : by > 0 ? `${by} weniger als du` : `${-by} mehr als du`;

export const today: Text['today'] = {
  title: 'Partie des Tages',
  game: 'Spiel',
  about:
    'Alle haben heute dieselben Karten, gegen dieselben zwei Bots. Der erste Versuch zählt, auch wenn er aufgegeben wird; danach lässt sich üben.',
  play: 'Partie des Tages spielen',
  practise: 'Diese Partie üben',
  earlier: 'Der Tag davor',
  later: 'Der Tag danach',
  none: 'An diesem Tag gibt es keinen gezählten Versuch. Üben lässt sich die Partie trotzdem.',
  running: 'Dein Versuch läuft. Er zählt für diesen Tag, wann immer du ihn beendest.',
  left: 'Dieser Versuch wurde begonnen und aufgegeben. Er bleibt ohne Ergebnis.',
  result: (a) => `${points(a.points)}, Platz ${a.place} von ${a.of}`,
  measure: (a) => `${a.who} mit denselben Karten: ${points(a.points)}, ${ahead(a.own - a.points)}`,
  measuring: (a) => `${a.who} spielt dieselben Karten zum Vergleich …`,
  share: 'Zum Teilen, ohne etwas zu verraten',
  message: (a) =>
    [`${a.app} · ${a.game} · ${a.date}`, a.result, a.measure, a.address]
      .filter((line) => line !== '')
      .join('\n'),
  named: (a) => `Partie vom ${a.date}`,
  namedPractice: (a) => `Übung: Partie vom ${a.date}`,
  calendar: 'Kalender',
  placed: (a) => `${a.place}.`,
  unfinished: 'offen',
  day: (a) => `${a.date}: ${a.what}`,
  toPlay: 'zu spielen',
  goesOn: 'läuft',
  given: 'aufgegeben',
  brief: (a) => `${a.points} · Platz ${a.place}`,
  spoken: (a) => `Partie des Tages, ${a.game}: ${a.what}`,
  counted: (a) => `Das war dein Versuch an der Partie vom ${a.date}.`,
  compare: 'Vergleichen und teilen',
};
