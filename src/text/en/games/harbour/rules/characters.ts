/** The characters, and what is hidden. */
export const characters = {
  'start-building': {
    title: 'The start building',
    text: [
      'On everybody’s board stands a start building: it gives goods, or lets you make a purchase. At the Landing Stages these are one unit each of two different goods; each character has goods of its own.',
      'It costs nothing and scores nothing, its symbol counts for you, and others may use it for the fee.',
    ],
  },
  abilities: {
    title: 'Abilities',
    text: [
      'Each character can do something that others cannot. What may be done once a turn is done in your own turn, before you move your pawn or after the action and its fee, never in between.',
      'Abilities that add to a gain do so once for each action of yours that gives the good, exchanges and goods of others included. Fees, gifts, units that are kept and other abilities do not count. Those that react to others do so once for each action.',
    ],
  },
  'gaining-characters': {
    title: 'Characters who gain more',
    text: [
      'Fisher, Shepherd and Forester: whenever an action gives you your good, gain one more. Mason: when somebody else ships stone, gain one stone.',
      'Beggar: when somebody else gains goods in their own start building, gain one of your choice. Landlord: for each fee that is paid to you, gain one of your choice as well, even if the fee was lost. Investor: gain one of your choice whenever you buy a building.',
    ],
  },
  'shipping-characters': {
    title: 'Characters who ship',
    text: [
      'Bookkeeper: units above the number of the space stay with you. Wholesaler: keep one of each good that you ship. Both keep besides what warehouses keep, never more than you had.',
      'Clockmaker: the good on space 2 pays you $1 more. Auctioneer: choose the order in which the shipped tokens fill the market.',
    ],
  },
  'walking-characters': {
    title: 'Diplomat and Pilot',
    text: [
      'Diplomat: you may enter an occupied building, except the one in which your own pawn stands. Whoever stands there, clockwise from your left, first gains one good of their choice. Others may not enter where the Diplomat stands.',
      'Pilot: you pay no fee in start buildings.',
    ],
  },
  'once-a-turn': {
    title: 'Alchemist and Broker',
    text: [
      'Alchemist: once a turn, spend one good to turn two units of one kind into two of another. Broker: once a turn, spend one good to exchange two neighbouring tokens.',
    ],
  },
  'holding-characters': {
    title: 'Cooper and Noble',
    text: [
      'Cooper: you hold up to seven of each good.',
      'Noble: at the start, look at the top two buildings of the deck and own one of them free of charge; the other goes under the deck unseen. Symbols and fees of that building count for you. It scores nothing, and it is not one of the four that end the game.',
    ],
  },
  'scoring-characters': {
    title: 'Characters who score',
    text: [
      'Speculator: at the end, as many points as the number of the space on which stone lies. Magistrate: one point for each top hat on buildings that you bought. Collector: one point for each kind of symbol that you own, and one more for all four.',
    ],
  },

  hidden: {
    title: 'What is hidden',
    text: [
      'Nobody knows the order of the deck. Your bonus card is yours alone until the end, and so are the two boards among which you choose, until all have chosen. The Noble alone sees what lies on top of the deck at the start.',
    ],
  },
  open: {
    title: 'What everybody can see',
    text: [
      'All else: goods, buildings, symbols, the market, and what went under the deck in the open. So the device needs no curtain between turns.',
    ],
  },
};
