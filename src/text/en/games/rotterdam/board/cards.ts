const figure = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Product cards and ship cards. */
export const cards = {
  cards: {
    shipCard: 'Ship card',
    points: (a: { points: number }) => figure(a.points, 'point'),
    productSpoken: (a: { product: string; harbour: string; points: string }) =>
      `${a.product}, of ${a.harbour}, ${a.points} at the end`,
    shipCardSpoken: (a: { card: string; effect: string }) => `Ship card ${a.card}. ${a.effect}`,
    /** A ship card's effect in a few words. */
    brief: {
      tug: 'own ship, one step',
      gale: 'a ship moves back',
      smugglers: 'take a cargo',
      'cargo-swap': 'two cargoes',
      crossing: 'two positions',
      'harbour-police': 'a ship is held',
      lighter: 'change own cargo',
      'harbour-festival': '1 point at the end',
      'city-honours': '2 points at the end',
    },
  },
};
