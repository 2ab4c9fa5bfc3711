import type { table as english } from '../../../../en/games/rotterdam/board/table';
import type { Shape } from '../../../../shape';

const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const table: Shape<typeof english> = {
  title: 'Rotterdam',
  round: (a) => (a.round === 0 ? 'Vor der ersten Runde' : `Runde ${a.round}`),
  steps: {
    bid: 'Bieten',
    shipowner: 'Reeder',
    captain: 'Kapitän',
    sailor: 'Matrose',
    loader: 'Verlader',
    trader: 'Händler',
  },
  sheets: { hand: 'Deine Hand' },
  player: {
    tower: 'Hafenmeister',
    orderPoints: (a) => `${count(a.points, 'Punkt', 'Punkte')} aus Aufträgen`,
    workersLeft: (a) => `noch ${count(a.count, 'Arbeitskraft', 'Arbeitskräfte')}`,
    products: (a) => count(a.count, 'Produktkarte', 'Produktkarten'),
    shipCards: (a) => count(a.count, 'Schiffskarte', 'Schiffskarten'),
    money: 'Geld',
    orders: 'Erfüllte Aufträge',
    points: 'Auftragspunkte',
    workers: 'Arbeitskräfte',
    stock: 'Lager',
    noStock: 'nichts im Lager',
    ships: 'Schiffe',
    noShips: 'kein Schiff auf dem Wasser',
    shipsInHand: (a) => `${count(a.count, 'Schiff', 'Schiffe')} im Vorrat`,
    factories: 'Fabriken',
    noFactories: 'keine Fabrik gebaut',
    noOrders: 'kein Auftrag erfüllt',
    known: 'Was alle von der Hand wissen',
    nothingKnown: 'von der Hand ist nichts bekannt',
    unseen: (a) => `${count(a.count, 'weitere Karte', 'weitere Karten')}, die niemand gesehen hat`,
    shipAt: (a) => `${a.at}, ${a.cargo}`,
    empty: 'leer',
  },
  toggles: { orders: 'Aufträge', market: 'Markt', hand: 'Hand', shipCards: 'Schiffskarten' },
  ordersReady: (a) => `${a.orders}, ${a.count} erfüllbar`,
};
