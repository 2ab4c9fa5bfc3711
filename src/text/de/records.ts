import type { Text } from '../text';

export const records: Text['records'] = {
  title: 'Bestenliste',
  game: 'Spiel',
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
  rowAbout: (a) => `${a.average} im Schnitt · höchstens ${a.best}`,
  against: 'Gegen',
  opponents: { easy: 'Leichte Bots', medium: 'Mittlere Bots', hard: 'Schwere Bots', people: 'Menschen' },
  bots: 'Die Bots',
  chart: 'Punkte, Spiel für Spiel',
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  chartSpoken: (a) => `Punkte der letzten ${a.count} Spiele, das älteste zuerst: ${a.points}`,
  achievements: {
    title: 'Erfolge',
    count: (a) => `${a.earned} von ${a.all}`,
    earned: (a) => `${a.name}, ${a.when}`,
    notYet: 'noch offen',
    everyGame: {
      firstWin: { name: 'Sieg im Hafen', how: 'Gewinne ein Spiel.' },
      hardBot: { name: 'Harter Handel', how: 'Gewinne ein Spiel, in dem ein schwerer Bot mitspielt.' },
    },
    packetRow: {
      threeAtOnce: {
        name: 'Volle Ladung',
        how: 'Erfülle drei Verträge in einer Lieferung. Die Waren verteilen sich auf alle, so verfällt wenig.',
      },
      oneShip: {
        name: 'Zwei an Bord',
        how: 'Erfülle zwei Verträge mit einem Schiff. Ein Schiff trägt alle Verträge für sein Ziel auf einmal.',
      },
      nothingLost: {
        name: 'Kein Korn verloren',
        how: 'Erfülle zwei Verträge auf einmal, ohne dass eine Einheit verfällt. Was übrig ist, geht mit der Karte: Plane danach.',
      },
      trader: {
        name: 'Tauschhandel',
        how: 'Liefere mit einem Händler. Aus der falschen Ware wird die richtige.',
      },
      captain: {
        name: 'Neuer Kurs',
        how: 'Liefere mit einem Kapitän. Das falsche Schiff fährt in den richtigen Hafen.',
      },
      foresight: {
        name: 'Weitblick',
        how: 'Nimm mit einem Gehilfen eine der nächsten Karten, bevor andere es können.',
      },
      lastCall: {
        name: 'Das letzte Wort',
        how: 'Nimm beim letzten Aufruf eine Karte von einem Spielplan, der nicht gewählt wurde. Als Hafenmeister hast du die größte Auswahl.',
      },
      patience: {
        name: 'Geduld',
        how: 'Verzichte, und nimm in derselben Runde auf einem anderen Spielplan eine Karte. Der Hafenmeister braucht andere, um weiterzumachen.',
      },
      bankers: {
        name: 'Freunde in der Bank',
        how: 'Erziele 4 Punkte oder mehr mit Bankiers. Sie kosten nichts, wenn du das meiste Geld behältst.',
      },
      spent: {
        name: 'Gut angelegt',
        how: 'Gewinne mit weniger als 10 $ in der Kasse. In der Stadt kostet ein Punkt halb so viel wie in der Kasse.',
      },
    },
  },
  reset: 'Bestenliste zurücksetzen',
  wasReset:
    'Die Bestenliste wurde zurückgesetzt. Bis zum Ende des nächsten Spiels lässt sie sich zurückholen.',
  bringBack: 'Zurückholen',
};
