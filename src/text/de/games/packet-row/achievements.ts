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
    how: 'Erfülle mit einem Händler zwei Verträge auf einmal. Aus der falschen Ware wird die richtige.',
  },
  captain: {
    name: 'Neuer Kurs',
    how: 'Erfülle mit einem Kapitän zwei Verträge auf einmal. Das falsche Schiff fährt in den richtigen Hafen.',
  },
  foresight: {
    name: 'Weitblick',
    how: 'Nimm mit einem Gehilfen eine der nächsten Karten, bevor andere es können, und liefere mit ihr, bevor du eine weitere nimmst.',
  },
  lastCall: {
    name: 'Das letzte Wort',
    how: 'Nimm beim letzten Aufruf eine Karte von einem Spielplan, der nicht gewählt wurde, und liefere mit ihr, bevor du eine weitere nimmst. Als Hafenmeister hast du die größte Auswahl.',
  },
  patience: {
    name: 'Geduld',
    how: 'Verzichte, nimm in derselben Runde auf einem anderen Spielplan eine Karte und liefere mit ihr, bevor du eine weitere nimmst. Auf die richtige Karte zu warten, lohnt sich.',
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
