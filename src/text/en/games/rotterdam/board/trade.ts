const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`;
const ships = (n: number) => (n === 1 ? 'the ship' : `${n} ships`);
const genitive = (name: string) => (/[sxz]$/u.test(name) ? `${name}’` : `${name}’s`);

/** Deals, orders, market, loading and factories. */
export const trade = {
  ready: 'ready',
  toBuy: 'to buy',
  /** Below an order: what it takes to fill it. */
  asForwarder: 'as forwarder',
  canPay: 'you can pay that',
  short: (a: { sum: string }) => `short ${a.sum}`,
  notToBeHad: 'not to be had now',
  readyAfter: 'ready after this',
  spoiltBy: 'not ready then',
  missing: (a: { products: string }) => `${a.products} missing`,
  missingToBuy: (a: { products: string; sum: string }) => `${a.products} to buy, ${a.sum}`,
  thenOf: (a: { points: number; end: number }) => `then ${a.points} of ${a.end}`,
  thenPoints: (a: { points: number }) => `then ${points(a.points)}`,
  spoken: (a: { points: number; products: string }) => `${points(a.points)}: ${a.products}.`,
  inHandSpoken: (a: { product: string }) => `${a.product}, in hand`,
  toBuySpoken: (a: { product: string; price: string }) => `${a.product}, to buy for ${a.price}`,
  threeOpen: 'Three open orders',
  noOrders: 'No order is left',
  morePile: (a: { count: number }) =>
    a.count === 0 ? 'None left in the pile' : `${a.count} more in the pile`,
  seeHandFirst: 'See your hand first',

  market: 'What the market pays',
  marketAbout: 'A lane for each harbour; the card on top is framed',
  buy: 'buy',
  sell: 'sell',
  soldOut: 'sold out',
  laneSpoken: (a: { raw: string; buys: string; sells: string; products: string }) =>
    `${a.raw}: buying costs ${a.buys}, selling brings ${a.sells}. ${a.products}`,
  nothing: 'nothing',
  productSpoken: (a: { product: string; price: string; lowest: string; highest: string; top: boolean }) =>
    `${a.product} ${a.price}, between ${a.lowest} and ${a.highest}${a.top ? ', lies on top' : ''}.`,

  buyThis: (a: { product: string; price: string; leadsTo: string }) =>
    `Buy ${a.product} at ${a.price}, the price rises to ${a.leadsTo}`,
  sellThis: (a: { product: string; price: string; leadsTo: string }) =>
    `Sell ${a.product} at ${a.price}, the price falls to ${a.leadsTo}`,
  buySame: (a: { product: string; price: string }) => `Buy ${a.product} at ${a.price}, the price stays`,
  sellSame: (a: { product: string; price: string }) => `Sell ${a.product} at ${a.price}, the price stays`,
  buyMany: (a: { count: number; product: string; total: string; leadsTo: string }) =>
    `Buy ${a.count} ${a.product} for ${a.total}, the price rises to ${a.leadsTo}`,
  sellMany: (a: { count: number; product: string; total: string; leadsTo: string }) =>
    `Sell ${a.count} ${a.product} for ${a.total}, the price falls to ${a.leadsTo}`,
  /** Beside the product's row, where little has room. */
  priceThen: (a: { leadsTo: string }) => `Price then ${a.leadsTo}`,
  priceStays: 'The price stays',
  readies: (a: { points: number }) => `the order of ${a.points} is ready`,
  spoils: (a: { points: number }) => `the order of ${a.points} is no longer ready`,
  left: (a: { money: string }) => `${a.money} is left`,
  ifThere: 'nobody knows if the stack has it; if not, you pay nothing',
  lastIfThere: 'the last one only if the stack has it',
  doBuy: (a: { product: string; total: string }) => `Buy ${a.product} · ${a.total}`,
  doSell: (a: { product: string; total: string }) => `Sell ${a.product} · ${a.total}`,
  chooseDeal: 'Choose a deal',
  tapPrice: 'Tap a price first.',
  howMany: 'How many cards',
  leastCards: 'One card is the least.',
  unsureMore: 'Nobody knows whether the stack has more: buy these first.',
  inHand: 'In hand',
  inHandCount: (a: { count: number }) => `${a.count} in hand`,
  price: 'Price',
  sellHead: 'Sell',
  buyHead: 'Buy',
  none: 'none',
  shortOf: (a: { sum: string }) => `short ${a.sum}`,
  notNow: 'not now',
  dealsUsed: 'three done',
  boughtNow: 'bought',
  soldNow: 'sold',
  sellSpoken: (a: { product: string; price: string; count: number }) =>
    `Sell ${a.product} for ${a.price}, ${a.count} in hand`,
  buySpoken: (a: { product: string; price: string }) => `Buy ${a.product} for ${a.price}`,

  unloadNone: 'No ship lies in a harbour',
  unloadAbout: 'Or play a ship card first',
  unload: (a: { count: number }) => (a.count === 0 ? 'Unload' : `Unload ${ships(a.count)}`),
  /** Without a name it is the reader's own, without a cargo it is empty. */
  shipOf: (a: { name: string | undefined; raw: string | undefined }) =>
    `${a.name === undefined ? 'your' : genitive(a.name)} ${a.raw ?? 'empty ship'}`,
  gives: (a: { cargo: string; card: string }) => `${a.cargo}: ${a.card}`,
  givesNothing: 'the stack is empty',
  turnedUpCard: 'the card turned up',
  thenFactory: (a: { factory: string }) => `; then ${a.factory}`,
  factoryOf: (a: { name: string | undefined }) =>
    a.name === undefined ? 'your factory' : `${genitive(a.name)} factory`,
  either: (a: { factories: readonly string[] }) => a.factories.join(' or '),
  wrongToStock: 'wrong harbour, back into stock',
  wrongToMarket: 'wrong harbour, back to the market',
  sailsHome: 'sails home',

  factoryAbout: 'Its owner draws the next card, unseen by the others',
  ownerOf: (a: { name: string | undefined }) => (a.name === undefined ? 'Yours' : genitive(a.name)),
  youDraw: (a: { count: number }) => `you draw from ${a.count}, then a card is turned up`,
  theyDraw: (a: { name: string; count: number }) => `${a.name} draws from ${a.count}`,
};
