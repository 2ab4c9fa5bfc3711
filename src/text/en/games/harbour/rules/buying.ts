/** Shipping and buying, the end, and the options of Harbour. */
export const buying = {
  purchase: {
    title: 'A purchase',
    text: [
      'Ship one or more goods and buy a building on offer for the money. Its price may be as high as what you were paid, plus one dollar for each coin that you own. Money that is left over is lost.',
      'Nobody may ship without buying. A step after which no building could be paid for any more is refused.',
    ],
  },
  shipping: {
    title: 'Shipping',
    text: [
      'You may ship a good if you hold at least as many units as its space says. All units of it go, and you are paid the number of the space in dollars, however many there were.',
    ],
    example: 'Stone lies on space 4, and you hold six. Shipping brings $4, and no stone is left.',
  },
  'market-afterwards': {
    title: 'The market afterwards',
    text: [
      'The tokens of goods that were not shipped slide right as far as they can and keep their order. Those that were shipped fill the free spaces from the left, in their old order.',
    ],
    example:
      'Stone on 4 and fish on 2 are shipped for $6. The good on 3 moves to 4, the one on 5 stays, fish and stone fill 2 and 3.',
  },
  warehouse: {
    title: 'Warehouses',
    text: [
      'For each warehouse that you own you may keep one unit of what you have just shipped. Several warehouses may keep units of the same good or of different ones, never more than you shipped.',
      'What you keep is paid for all the same.',
    ],
    example: 'Five stone are shipped from space 4 with two warehouses: $4 come, and two stone stay.',
  },
  'new-building': {
    title: 'The new building',
    text: [
      'The building lies before you from now on. Its symbols count from now on, but not for the purchase that brought it. The free place on offer is filled from the deck.',
    ],
  },
  'one-building': {
    title: 'One building a turn',
    text: ['You buy at most one building in a turn, unless an action says otherwise.'],
  },

  'last-turns': {
    title: 'The fourth building',
    text: [
      'As soon as somebody owns four buildings that were bought, everybody else has one more turn. Then the game ends.',
    ],
  },
  'hundred-turns': {
    title: 'A hundred turns',
    text: ['Should nobody get that far, the game ends when everybody has had 100 turns.'],
  },
  points: {
    title: 'Points',
    text: [
      'Count the points of your buildings, what your ability scores, and your bonus card. Start buildings and goods are worth nothing by themselves.',
    ],
  },
  ties: {
    title: 'Ties',
    text: [
      'If two have as many points, more bought buildings decide, then more goods. Goods that were exchanged for the points of a bonus card no longer count. If that is equal too, they share the win.',
    ],
  },

  'inland-traders': {
    title: 'Inland traders',
    text: [
      'With three or four players you may agree on inland traders. Once in a purchase, before you ship anything, you may sell one unit of each of the four goods together for $5.',
      'That is not shipping: no token moves, no warehouse keeps anything, and you still have to ship something.',
    ],
  },
  'bonus-cards': {
    title: 'Bonus cards',
    text: [
      'There is one bonus card for each good. Everybody is dealt one and keeps it secret. At the end each two units of its good that you hold are exchanged for one point.',
    ],
    example: 'Five stone and the bonus card for stone: two points, and one stone is left for a tie.',
  },
};
