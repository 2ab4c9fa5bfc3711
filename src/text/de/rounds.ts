import type { RoundText } from '../gameText';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Of a game that is played in rounds. */
export const rounds: RoundText = {
  at: (a) => `Runde ${a.round}`,
  within: (a) => `Runde ${a.round}`,
  after: (a) => count(a.count, 'Runde', 'Runden'),
  back: 'Zurück zum Anfang der Runde',
  on: 'Weiter zur nächsten Runde',
  points: 'Punkte nach Runden',
  pointsSpoken: 'Punkte nach jeder Runde.',
};

/** Of a game that counts everybody's turns. */
export const turns: RoundText = {
  at: (a) => `Zug ${a.round}`,
  within: (a) => `Zug ${a.round}`,
  after: (a) => count(a.count, 'Zug', 'Zügen'),
  back: 'Zurück zum Anfang des Zuges',
  on: 'Weiter zum nächsten Zug',
  points: 'Punkte nach Zügen',
  pointsSpoken: 'Punkte nach jedem Zug.',
};
