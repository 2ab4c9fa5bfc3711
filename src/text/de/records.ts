import type { Text } from '../text';

export const records: Text['records'] = {
  title: 'Bestenliste',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  empty: {
    title: 'Noch kein Spiel beendet',
    about: 'Spiele, die auf diesem Gerät zu Ende gehen, werden hier gezählt.',
  },
  games: 'Spiele',
  wins: 'Siege',
  average: 'Schnitt',
  best: 'Bestes',
  streak: 'Siege in Folge',
  longest: 'Längste Folge',
  of: (a) => `${a.wins} von ${a.games}`,
  tallySpoken: (a) =>
    `${a.who}: ${a.wins} von ${a.games} gewonnen, ${a.average} Punkte im Schnitt, bestes Ergebnis ${a.best}`,
  winsSpoken: (a) => `${a.who}: ${a.wins} von ${a.games} gewonnen`,
  byGame: 'Nach Spielen',
  rowAbout: (a) => `${a.average} im Schnitt · höchstens ${a.best}`,
  against: 'Gegen',
  opponents: { easy: 'Leichte Bots', medium: 'Mittlere Bots', hard: 'Schwere Bots', people: 'Menschen' },
  bots: 'Die Bots',
  chart: 'Punkte, Spiel für Spiel',
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  chartSpoken: (a) => `Punkte der letzten ${a.count} Spiele, das älteste zuerst: ${a.points}`,
  achievements: {
    inThisGame: 'In diesem Spiel erreicht',
    title: 'Erfolge',
    count: (a) => `${a.earned} von ${a.all}`,
    earned: (a) => `${a.name}, ${a.when}`,
    notYet: 'noch offen',
    show: (a) => `Erfolge in ${a.game}`,
    everyGame: {
      firstWin: { name: 'Sieg im Hafen', how: 'Gewinne ein Spiel.' },
      hardBot: { name: 'Harter Handel', how: 'Gewinne ein Spiel, in dem ein schwerer Bot mitspielt.' },
    },
  },
  reset: 'Bestenliste zurücksetzen',
  resetAsks: 'Die Bestenliste aller Spiele und Personen zurücksetzen?',
  keep: 'Behalten',
  resetSurely: 'Zurücksetzen',
  wasReset:
    'Die Bestenliste wurde zurückgesetzt. Bis zum Ende des nächsten Spiels lässt sie sich zurückholen.',
  bringBack: 'Zurückholen',
};
