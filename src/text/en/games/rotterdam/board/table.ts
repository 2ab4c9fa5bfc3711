const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Head, players, sheets and the bar's toggles. */
export const table = {
  title: 'Rotterdam',
  round: (a: { round: number }) => (a.round === 0 ? 'Before the first round' : `Round ${a.round}`),
  /** What is going on in a round. */
  steps: {
    bid: 'bidding',
    shipowner: 'shipowner',
    captain: 'captain',
    sailor: 'sailor',
    loader: 'loader',
    trader: 'trader',
  },
  sheets: { hand: 'Your hand' },
  player: {
    tower: 'harbour master',
    orderPoints: (a: { points: number }) => `${count(a.points, 'point')} in orders`,
    workersLeft: (a: { count: number }) => `${count(a.count, 'worker')} left`,
    products: (a: { count: number }) => count(a.count, 'product card'),
    shipCards: (a: { count: number }) => count(a.count, 'ship card'),
    money: 'Money',
    orders: 'Filled orders',
    points: 'Order points',
    workers: 'Workers',
    stock: 'Stock',
    noStock: 'nothing in stock',
    ships: 'Ships',
    noShips: 'no ship on the water',
    shipsInHand: (a: { count: number }) => `${count(a.count, 'ship')} in hand`,
    factories: 'Factories',
    noFactories: 'no factory built',
    noOrders: 'no order filled',
    known: 'What everybody knows of the hand',
    nothingKnown: 'nothing is known of the hand',
    unseen: (a: { count: number }) => `${count(a.count, 'card')} more that nobody has seen`,
    shipAt: (a: { at: string; cargo: string }) => `${a.at}, ${a.cargo}`,
    empty: 'empty',
  },
  toggles: { orders: 'Orders', market: 'Market', hand: 'Hand', shipCards: 'Ship cards' },
  /** Of the toggle of the orders, with how many of them can be filled from the hand. */
  ordersReady: (a: { orders: string; count: number }) => `${a.orders}, ${a.count} ready`,
};
