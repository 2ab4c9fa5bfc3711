/** What can be earned in Packet Row beside winning it. */
export const achievements = {
  threeAtOnce: {
    name: 'Full cargo',
    how: 'Fulfil three contracts in one delivery. Goods are divided among all of them, so little is lost.',
  },
  oneShip: {
    name: 'Two birds, one bow',
    how: 'Fulfil two contracts with one ship. A ship carries all contracts for its destination at once.',
  },
  nothingLost: {
    name: 'Not a grain lost',
    how: 'Fulfil two contracts at once without losing a unit. Surplus goes with its card: plan around it.',
  },
  trader: {
    name: 'Barter',
    how: 'Fulfil two contracts at once with a trader. The wrong good turns into the right one.',
  },
  captain: {
    name: 'New course',
    how: 'Fulfil two contracts at once with a captain. The wrong ship sails to the right port.',
  },
  foresight: {
    name: 'Foresight',
    how: 'Take one of the next cards with an assistant, before anybody else can, and deliver with it before you take another.',
  },
  lastCall: {
    name: 'Last word',
    how: 'At the last call, take a card from an area that was not chosen, and deliver with it before you take another. As harbour master you have the widest choice.',
  },
  patience: {
    name: 'Patience',
    how: 'Decline, take a card in another area of the same round, and deliver with it before you take another. Waiting for the right card pays.',
  },
  bankers: {
    name: 'Friends at the bank',
    how: 'Score 4 points or more with bankers. They are free, if you keep the most money.',
  },
  spent: {
    name: 'Well spent',
    how: 'Win with less than $10 left. In the city a point costs half of what it costs in the purse.',
  },
};
