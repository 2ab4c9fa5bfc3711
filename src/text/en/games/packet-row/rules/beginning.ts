/** What Packet Row is about, its cards and the set-up. */
export const beginning = {
  goal: {
    title: 'What it is about',
    text: [
      'New York, 1842. Two to five trading houses compete for the cargo of the packet ships and spend the profit on the city.',
      'You collect contracts, ships and goods, deliver, and are paid for it. With the money you buy city cards, which are worth points. Whoever has most points at the end wins.',
    ],
  },
  areas: {
    title: 'The four areas',
    text: [
      'The table has four areas, each with a deck of its own: the guildhall, the docks, the market and the bank.',
      'In each of them some cards lie on offer: those that may be taken now. Beside them lie up to two cards that come next. Cards that nobody wants end on the area’s discard pile.',
    ],
  },
  piece: {
    title: 'Piece and harbour master',
    text: [
      'Every house has one piece, its flag. While you still have it, you may take a card this round.',
      'One of you is harbour master and leads the round: this player decides which areas are played, and takes last.',
    ],
  },

  contracts: {
    title: 'Contracts',
    text: [
      'A contract names a good, a number of units and a destination, and what you are paid for the delivery: $15 for two units, $25 for three, $35 for four. There is one contract in the guildhall for each good and each destination, 24 altogether.',
      'There are also twelve starting contracts, three for each good: three units for $25.',
    ],
  },
  ships: {
    title: 'Merchant ships',
    text: [
      'A ship is bound for one of six destinations: Great Britain, France, the Netherlands, Sweden, Spain or the German Confederation. There are three for each of them in the docks, and they are free.',
    ],
  },
  goods: {
    title: 'Goods',
    text: [
      'Grain, cotton, fur and tobacco come from the market. A card holds one unit for $2, two for $6 or three for $10; each good has seven cards.',
    ],
  },
  gold: {
    title: 'Gold',
    text: [
      'Gold stands in for goods. A gold nugget costs $4, double gold $9. There are five of each in the docks.',
    ],
  },
  money: {
    title: 'Banknotes',
    text: [
      'The bank has 24 banknotes of $3 to $8. They are free to take and can be cashed whenever you like.',
    ],
  },
  helpers: {
    title: 'Helpers',
    text: [
      'Each area has five helpers of its own, all free: assistants in the guildhall, captains in the docks, traders in the market, bankers in the bank. An assistant opens the next cards, captains and traders help with deliveries, bankers score at the end.',
    ],
  },
  city: {
    title: 'City cards',
    text: [
      'Each area has nine city cards, from 2 points for $8 or $9 to 6 points for about $30. They stay in your hand and count at the end.',
    ],
  },

  decks: {
    title: 'The decks',
    text: [
      'The guildhall has 38 cards (24 contracts, 5 assistants, 9 city cards), the docks 42 (18 ships, 5 captains, 10 gold, 9 city cards), the market 42 (28 goods, 5 traders, 9 city cards) and the bank 38 (24 banknotes, 5 bankers, 9 city cards).',
      'Every deck is shuffled. With two players six cards of each deck leave the game unseen.',
    ],
  },
  offer: {
    title: 'The first cards on the table',
    text: [
      'Two cards of each deck are laid out as the cards that come next. Then cards are laid out on offer: two in each area with two or three players, three with four players, four with five. This number is the size of the offer for the whole game.',
    ],
  },
  start: {
    title: 'What everybody begins with',
    text: [
      'Every player gets a starting contract that nobody else sees, $25 that everybody can see, and the piece. The starting contracts that are left over leave the game unseen.',
    ],
  },
  'first-harbour-master': {
    title: 'The first harbour master',
    text: ['The first harbour master is drawn by lot, unless the table has agreed on somebody.'],
  },
};
