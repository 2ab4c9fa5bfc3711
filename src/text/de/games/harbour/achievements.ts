import type { achievements as english } from '../../../en/games/harbour/achievements';
import type { Shape } from '../../../shape';

export const achievements: Shape<typeof english> = {
  market: {
    name: 'Gezeitenwende',
    how: 'Bewege einen Marktstein nach links und verschiffe die Ware im selben oder in deinem nächsten Zug mit weniger Einheiten, als es vorher brauchte. Wer den Markt biegt, spart Waren.',
  },
  swift: {
    name: 'Flotter Handel',
    how: 'Kaufe dein viertes Gebäude in höchstens 16 Zügen. Jeder Weg soll zu einem Kauf führen.',
  },
  exact: {
    name: 'Auf die Kiste genau',
    how: 'Verschiffe zwei Waren oder mehr ohne eine Einheit zu viel und kaufe, ohne dass ein Dollar übrig bleibt. Was übrig bleibt, verfällt.',
  },
  coins: {
    name: 'Kleingeld',
    how: 'Lass Münzen 2 $ oder mehr eines Preises zahlen. Eine Münze zahlt bei jedem Kauf wieder.',
  },
  warehouses: {
    name: 'Trocken gelagert',
    how: 'Behalte mit Lagerhäusern zwei Einheiten und kaufe gleich in deinem nächsten Zug wieder.',
  },
  anchors: {
    name: 'Anker gelichtet',
    how: 'Erhalte drei Einheiten einer Ware in einem Gebäude, das nach deinen Symbolen zahlt. Symbole einer Art wachsen aneinander.',
  },
  hats: {
    name: 'Gestatten?',
    how: 'Besuche mit einem Zylinder in vier Zügen hintereinander Gebäude anderer und zahle nichts.',
  },
  rents: {
    name: 'Hausbesitzer',
    how: 'Bekomme innerhalb von drei Runden drei Gebühren in Gebäuden, die du gekauft hast. Besitze, was alle brauchen.',
  },
  twoAtOnce: {
    name: 'Zwei Urkunden',
    how: 'Kaufe in der Bibliothek zwei Gebäude mit einer Verschiffung. Auf einen vollen Kai lohnt es sich zu warten, einmal.',
  },
  lastTurn: {
    name: 'Letzte Glocke',
    how: 'Kaufe in deinem letzten Zug ein Gebäude, nachdem ein anderer das vierte gekauft hat. Halte für das Ende Waren bereit.',
  },
};
