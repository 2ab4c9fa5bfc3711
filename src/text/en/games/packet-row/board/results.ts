const cards = (n: number) => (n === 1 ? `${n} card` : `${n} cards`);

/** The final account of Packet Row. */
export const results = {
  buildings: 'City cards',
  money: (a: { price: string }) => `Money, 1 for ${a.price}`,
  bankers: 'Bankers',
  cash: (a: { money: string }) => `${a.money} in cash`,
  moreMoney: 'more money',
  mostMoney: (a: { name: string; money: string }) => `Most money: ${a.name}, ${a.money}`,
  bankerPoints: (a: { bankers: number; points: number }) => `${a.bankers} × banker, ${a.points} points`,
  noBankers: 'and no banker to show for it',
  dearest: (a: { card: string }) => `Dearest card: ${a.card}`,
  dearestAbout: (a: { name: string; price: string; points: number }) =>
    `${a.name}, ${a.price} for ${a.points} points`,
  mostBuildings: (a: { name: string }) => `Most city cards: ${a.name}`,
  mostBuildingsAbout: (a: { count: number; points: number }) => `${cards(a.count)}, ${a.points} points`,
};
