import type { cards as english } from '../../../../en/games/rotterdam/board/cards';
import type { Shape } from '../../../../shape';

const figure = (n: number, noun: string) => `${n} ${noun}`;

export const cards: Shape<typeof english> = {
  cards: {
    shipCard: 'Schiffskarte',
    points: (a) => figure(a.points, a.points === 1 ? 'Punkt' : 'Punkte'),
    productSpoken: (a) => `${a.product}, aus ${a.harbour}, ${a.points} am Ende`,
    shipCardSpoken: (a) => `Schiffskarte ${a.card}. ${a.effect}`,
    brief: {
      tug: 'eigenes Schiff, ein Schritt',
      gale: 'ein Schiff zurück',
      smugglers: 'eine Ladung nehmen',
      'cargo-swap': 'zwei Ladungen',
      crossing: 'zwei Positionen',
      'harbour-police': 'ein Schiff hält an',
      lighter: 'eigene Ladung tauschen',
      'harbour-festival': '1 Punkt am Ende',
      'city-honours': '2 Punkte am Ende',
    },
  },
};
