import type { results as english } from '../../../../en/games/harbour/board/results';
import type { Shape } from '../../../../shape';

const times = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const results: Shape<typeof english> = {
  results: {
    account: (a) => `Harbour · ${times(a.turns, 'Zug', 'Züge')} · Schlussabrechnung`,
    sources: {
      buildings: 'Gebäude',
      ability: 'Fähigkeit',
      bonus: (a) => `Bonuskarte, 1 für ${a.units}`,
    },
    bought: (a) => `${a.count} Gebäude ${a.points}`,
    onSpace: (a) => `${a.good} auf Feld ${a.space}: ${a.points}`,
    hats: (a) => `${times(a.count, 'Zylinder', 'Zylinder')}: ${a.points}`,
    symbolKinds: (a) => `${times(a.count, 'Art von Symbolen', 'Arten von Symbolen')}: ${a.points}`,
    bonusCard: (a) => `Bonuskarte, ${a.units} ${a.good}: ${a.points}`,
    moreBuildings: 'mehr Gebäude',
    moreGoods: 'mehr Waren',
    fourth: (a) => `Das vierte Gebäude: ${a.name}`,
    fourthAbout: (a) => `„${a.building}“ für ${a.price} in Zug ${a.turn}, zuletzt am Zug war ${a.last}`,
    mostShipped: (a) => `Am meisten verschifft: ${a.name}, ${a.money}`,
    shipments: (a) => times(a.count, 'Verschiffung', 'Verschiffungen'),
    never: (a) => `${a.good} nie`,
    mostVisited: (a) => `Am meisten besucht: ${a.building}`,
    visits: (a) => times(a.count, 'Besuch', 'Besuche'),
    feesFor: (a) => `${times(a.count, 'Gebühr', 'Gebühren')} für ${a.name}`,
  },
};
