/** The idea, set-up, rounds and markets of Rotterdam. */
export const beginning = {
  goal: {
    title: 'What it is about',
    text: [
      'You bring raw materials by ship to the harbour that can use them, make products of them and fill orders with these. Orders bring most points. As soon as somebody has 15 points in orders, the round is played to its end, and the game is over.',
      'At the end product cards and some ship cards that you still hold count as well.',
    ],
  },
  trades: {
    title: 'Four trades',
    text: [
      'Each raw material has its harbour, where two products are made of it: crude oil in Botlek (petrol, plastic), grain in Vulkaan (bread, cookies), fruit in Merwe (jam, broth), containers in Eem (shoes, clothing).',
      'Each harbour has 15 product cards: 8 of its first and 7 of its second product. A card of Botlek or Vulkaan is worth 1 point at the end, one of Merwe or Eem 2.',
    ],
  },
  orders: {
    title: 'Orders',
    text: [
      'Three orders lie open for everybody. An order names two or three different products. Products of Botlek and Vulkaan are low, those of Merwe and Eem are high.',
      'Two products: 3 points if both are low, 4 with one high one, 6 with two. Three products: 5 points without a high one, 6 with one, 8 with two, 9 with three.',
      'There are 46 orders: each of the 28 pairs of products once, and 18 with three products.',
      'Without a high product: petrol, plastic, bread; petrol, plastic, cookies; petrol, bread, cookies; plastic, bread, cookies.',
      'With one: petrol, bread, jam; plastic, cookies, broth; petrol, cookies, shoes; plastic, bread, clothing; bread, cookies, jam; petrol, plastic, shoes.',
      'With two: petrol, jam, shoes; plastic, broth, clothing; bread, jam, clothing; cookies, broth, shoes; bread, shoes, clothing; plastic, jam, broth.',
      'With three: jam, shoes, clothing; broth, shoes, clothing.',
    ],
  },
  means: {
    title: 'What everybody begins with',
    text: [
      'Everybody gets €15 and four factories. Two players have 4 ships and 4 workers each, three have 3 and 4, four have 3 and 3.',
      'Your stock holds 3 raw units at most, also during an action. All amounts are millions of euro.',
    ],
  },
  'first-ship': {
    title: 'The first ship',
    text: [
      'Three orders, three ship cards and the top card of each stack are turned up, and the harbour master is drawn. From the harbour master clockwise everybody then places one ship on a free start, with a raw unit of their choice aboard, free of charge.',
    ],
  },
  workers: {
    title: 'Workers and roles',
    text: [
      'From the harbour master clockwise you place one worker after the other on a free place of a role and carry the role out at once. When all workers are placed, the round ends and they return.',
    ],
  },
  places: {
    title: 'Places of the roles',
    text: [
      'Shipowner, captain and cashier have 3 places, the other roles 2; with two players every role has one less. You may take a role several times in a round, but the manufacturer only once.',
      'Forwarder and manufacturer can only be chosen where they can do something: an order that you can fill, a site that you can pay with a factory left. All other roles can be chosen without effect as well. Places left over stay empty.',
    ],
  },
  tower: {
    title: 'The tower',
    text: ['The harbour master begins. After each round the harbour master’s tower goes to the left.'],
  },
  'raw-market': {
    title: 'Raw materials',
    text: [
      'The more units of a raw material have left the market, the dearer is the next one. There are seven units each of oil and grain, which cost 1 1 2 2 3 3 4, and five each of fruit and containers, which cost 2 2 3 4 5.',
      'You buy the cheapest unit that is left. A unit that you sell goes back to the dearest empty space, and you get the price of that space.',
    ],
    example: 'Three containers are gone: the next costs €4. Two units of fruit are gone: one sells for €2.',
  },
  'product-market': {
    title: 'Prices of products',
    text: [
      'Each product has a price: 3 to 7 for the products of Botlek and Vulkaan, which begin at 5; 8 to 12 for those of Merwe and Eem, which begin at 10. Whoever sells gets the price, then it falls by 1. Whoever buys pays it, then it rises by 1.',
      'At the end of its band the price stays where it is, and trade goes on.',
    ],
    example: 'Two petrol cards are sold for 5 and 4. Petrol then stands at 3.',
  },
  stacks: {
    title: 'Stacks of product cards',
    text: [
      'The product cards of a harbour lie in a stack with the top card face up. Cards that come back go under it.',
    ],
  },
};
