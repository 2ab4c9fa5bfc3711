import type { achievements as english } from '../../../en/games/packet-row/achievements';
import type { Shape } from '../../../shape';

export const achievements: Shape<typeof english> = {
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
};
