import type { results as english } from '../../../../en/games/packet-row/board/results';
import type { Shape } from '../../../../shape';

const cards = (n: number) => (n === 1 ? `${n} Karte` : `${n} Karten`);

export const results: Shape<typeof english> = {
  buildings: 'Stadtkarten',
  money: (a) => `Geld, 1 für ${a.price}`,
  bankers: 'Bankiers',
  cash: (a) => `${a.money} in bar`,
  moreMoney: 'mehr Geld',
  mostMoney: (a) => `Meistes Geld: ${a.name}, ${a.money}`,
  bankerPoints: (a) => `${a.bankers} × Bankier, ${a.points} Punkte`,
  noBankers: 'aber kein Bankier dazu',
  dearest: (a) => `Teuerste Karte: ${a.card}`,
  dearestAbout: (a) => `${a.name}, ${a.price} für ${a.points} Punkte`,
  mostBuildings: (a) => `Meiste Stadtkarten: ${a.name}`,
  mostBuildingsAbout: (a) => `${cards(a.count)}, ${a.points} Punkte`,
};
