import type { achievements as english } from '../../../en/games/rotterdam/achievements';
import type { Shape } from '../../../shape';

export const achievements: Shape<typeof english> = {
  twoHome: {
    name: 'Geleitzug',
    how: 'Bringe als Kapitän in einer Aktion zwei eigene Schiffe in die Häfen, die zu ihrer Ladung passen. Lass Schiffe auf dieselben Farben warten.',
  },
  pilotage: {
    name: 'Lotsengeld',
    how: 'Lass dich in einer Aktion als Kapitän für zwei Schiffe anderer bezahlen. Eine Farbe, die allen nützt, kann dir am meisten nützen.',
  },
  tug: {
    name: 'Die letzte Leine',
    how: 'Ziehe mit einem Schlepper dein Schiff in den Hafen, der zu seiner Ladung passt. Kein Kapitän verdient daran.',
  },
  anchorage: {
    name: 'Vor Anker',
    how: 'Nimm, während ein anderer Matrose ist, zwei Schiffskarten für deine Schiffe an Ankerplätzen.',
  },
  fullQuay: {
    name: 'Voller Kai',
    how: 'Bekomme in einer Aktion als Verlader drei Produktkarten oder mehr, durch Schiffe und durch Fabriken. Warte, bis es einen Arbeiter wert ist.',
  },
  factories: {
    name: 'Rauchende Schlote',
    how: 'Bekomme in einer Partie vier Produktkarten von deinen Fabriken. Sie arbeiten auch, wenn andere löschen.',
  },
  missing: {
    name: 'Das fehlende Stück',
    how: 'Kaufe als Händler ein Produkt, von dem du keines hattest, und erfülle damit gleich in deinem nächsten Zug einen Auftrag.',
  },
  bigOrder: {
    name: 'Großauftrag',
    how: 'Erfülle einen Auftrag mit 8 Punkten oder mehr. Drei Produkte kosten einen Arbeiter, wie zwei.',
  },
  twoOrders: {
    name: 'Reger Schalter',
    how: 'Erfülle zwei Aufträge in einer Runde. Habe die Produkte mehrerer offener Aufträge auf der Hand, bevor du beginnst.',
  },
  goodDay: {
    name: 'Guter Börsentag',
    how: 'Verdiene als Händler in einer Aktion 25 Millionen oder mehr durch Verkaufen. Preise erholen sich nur, wenn jemand kauft.',
  },
};
