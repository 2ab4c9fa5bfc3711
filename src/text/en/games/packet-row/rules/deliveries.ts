/** What can be done in Packet Row at any time, the end, and what is hidden. */
export const deliveries = {
  cashing: {
    title: 'Cashing banknotes',
    text: ['You may discard a banknote at any time, also out of turn, and take its amount.'],
  },
  delivering: {
    title: 'Delivering',
    text: [
      'You may deliver at any time, also out of turn, and fulfil one or more contracts at once. The contracts and all cards used for them are discarded, open to everybody, and you are paid the rewards. Starting contracts leave the game.',
    ],
    example:
      'A contract for $35, two goods cards with the four units and the matching ship: all four cards go, $35 come.',
  },
  'ship-for-a-delivery': {
    title: 'A ship for every destination',
    text: [
      'Every contract needs a ship bound for its destination. One ship serves any number of contracts for the same destination in one delivery.',
    ],
  },
  'goods-for-a-delivery': {
    title: 'Goods for a delivery',
    text: [
      'Every contract needs its number of units of its good. All goods cards of one delivery are put together and may be divided among its contracts as you like, also across several ships.',
    ],
    example:
      'Three contracts for $35, $15 and $15 at once: one tobacco card is split between two of them, a cotton unit too many is lost, $65 come.',
  },
  surplus: {
    title: 'What is left over is lost',
    text: [
      'Units that a delivery does not need are lost with their card, so it pays to deliver two contracts that share a card together.',
      'You cannot throw a card away by mistake: a ship, goods card or gold that the delivery could do without is refused, and so is a captain or trader who would change nothing.',
    ],
  },
  trader: {
    title: 'Trader',
    text: [
      'Discard a trader in a delivery, and all units of one goods card turn into another good. Gold cannot be traded. You may use several traders, each on a card of its own.',
    ],
    example: 'Three fur are wanted, and you have one fur and two cotton: a trader turns the cotton into fur.',
  },
  'gold-in-a-delivery': {
    title: 'Gold in a delivery',
    text: [
      'A gold nugget is one unit of any good. Double gold is two units of one and the same good; they may go to two contracts that want that good.',
    ],
  },
  captain: {
    title: 'Captain',
    text: [
      'Discard a captain in a delivery, and one of the ships used sails to another destination. All contracts on that ship still share one destination. You may use several captains, one to a ship.',
    ],
    example:
      'The goods are meant for France, the ship is bound for Spain: with a captain it sails to France.',
  },
  'helpers-alone': {
    title: 'Helpers have no other use',
    text: ['There is no trader without a delivery and no captain without a ship.'],
  },

  'last-deliveries': {
    title: 'Last deliveries',
    text: [
      'When the game has ended, no more cards are taken, but everybody may still deliver. The players say in turn, beginning with the last harbour master, that they are done, and act no more after that. Then all banknotes are cashed.',
    ],
  },
  points: {
    title: 'Points',
    text: [
      'You score the points on your city cards, 1 point for each full $10, and what your bankers bring. Money is worth less in the purse than in the city, where a point costs $4 to $5.',
    ],
  },
  'bankers-of-few': {
    title: 'Bankers with two or three players',
    text: [
      'Whoever has most money scores 2 points for each banker in hand. If several have equally much, each of them scores.',
    ],
  },
  'bankers-of-many': {
    title: 'Bankers with four or five players',
    text: [
      'Most money brings 3 points for each banker, second most 1 point. If several tie for most money, each of them scores 3 and nobody scores as second. If several tie for second, each of them scores 1.',
      'The ranking counts all players, also those without a banker.',
    ],
  },
  winning: {
    title: 'Who wins',
    text: [
      'Most points win. A tie goes to the tied player with more money; if that is equal too, they share the win.',
    ],
  },

  hidden: {
    title: 'What is hidden',
    text: [
      'Nobody knows the order of the decks or the cards that left the game unseen. The cards of a hand are hidden from the others.',
    ],
  },
  open: {
    title: 'What everybody can see',
    text: [
      'Money, ships, the cards on offer and next, the discard piles, the pieces, and how many cards there are in each hand and deck. Cards are taken face up: with a perfect memory you would know every hand but for the starting contracts.',
    ],
  },
  ledger: {
    title: 'The ledger',
    text: [
      'With the ledger, which is agreed on when a table is set, you can look up which cards the others took face up. Without it, screens and log show the takings of others for the current round only, and the rest has to be remembered.',
      'Bots know only what an attentive player in their place would know, and easy bots forget.',
    ],
  },
};
