/** The roles of Rotterdam. */
export const roles = {
  waterways: {
    title: 'Channels',
    text: [
      'Channels lead one way, from the starts to the harbours, each in one colour with a letter and a pattern of its own. Every voyage has four steps. A start or field holds one ship, a harbour any number.',
    ],
  },
  shipowner: {
    title: 'Shipowner',
    text: [
      'In any order: take one free raw unit, buy and sell raw units as often as you like, and place up to two ships from your hand on free starts. A ship carries one unit at most, from stock or bought; of the two ships one may be empty.',
      'A raw material is either bought or sold in one action, never both. Only units in stock are sold, never cargo.',
    ],
  },
  'free-unit': {
    title: 'The free unit',
    text: [
      'It is of the kind whose next unit is cheapest; on a tie you choose. It may go straight onto a ship that you place. You need not take it, and without room for it you give it up.',
    ],
  },
  captain: {
    title: 'Captain',
    text: [
      'Choose a colour: every ship that has a channel of this colour ahead moves one step, your own first, then those of the others clockwise. Then choose a second colour, which may be the same, and all ships move again.',
    ],
  },
  moving: {
    title: 'Who moves how',
    text: [
      'Every owner decides the order of the own ships, and the way where two channels fit. Whoever can move must; a ship stays only if its way is taken. You are asked only where it matters.',
    ],
  },
  bonus: {
    title: 'The captain’s bonus',
    text: [
      'For each ship of another player that enters the harbour that fits its cargo the captain gets €1 from its owner and €1 from the bank. Own ships, empty ships and wrong cargo pay nothing.',
      'An owner without money must take another free channel of the colour, if there is one; otherwise the ship stays outside.',
    ],
    example:
      'Purple moves your own ship one step and Ben’s ship with fruit into Merwe: you get €1 from Ben and €1 from the bank.',
  },
  loader: {
    title: 'Loader',
    text: [
      'Every ship in every harbour is unloaded: Botlek, Vulkaan, Merwe, Eem, and there in the order of arrival. If the cargo fits, the unit goes back to the market, the owner gets the face-up product card, and the ship returns to its owner. An empty stack gives nothing.',
    ],
  },
  factories: {
    title: 'Factories at work',
    text: [
      'After each ship whose cargo fits one factory of that harbour has to work that has not worked in this action yet. The loader chooses which. Its owner draws the next card, which nobody else sees. Only then the new top card is turned up.',
    ],
    example:
      'Ben’s oil lies in Botlek, where you and David have a factory each. As loader you choose your own: Ben gets the top card, you the next one.',
  },
  'wrong-cargo': {
    title: 'Wrong cargo',
    text: [
      'A harbour has no use for other cargo: ship and unit return to their owner. Without room in stock the unit goes to the market. Empty ships return.',
    ],
  },
  manufacturer: {
    title: 'Manufacturer',
    text: [
      'Build one factory on the next site of a harbour, once a round. Botlek and Vulkaan have two sites for €7 and then €5, Merwe and Eem four for €10, 8, 6 and 4. You may have several factories in one harbour.',
    ],
  },
  trader: {
    title: 'Trader',
    text: [
      'Make up to three deals: any number of cards of one product, all bought or all sold. No product may be both bought and sold in one action. Cards that you sell go under their stack.',
    ],
    example:
      'Two petrol cards for 5 and 4 make €9. With the €2 that you had, you buy shoes for €10; €1 is left.',
  },
  'nearest-the-bottom': {
    title: 'Which card is bought',
    text: [
      'You get the matching card nearest the bottom of the stack. The order of the others stays, and nobody sees them. You may ask for a product as long as it may be there for all that you know; if there is none after all, you pay nothing and it was no deal.',
    ],
  },
  forwarder: {
    title: 'Forwarder',
    text: [
      'Fill exactly one open order from your hand. The cards go under their stacks, the order lies open before you, and the next one is turned up.',
    ],
  },
  cashier: {
    title: 'Cashier',
    text: [
      'Take €3, 2 or 1, as the free place says that you choose. With two players the places pay 3 and 2.',
    ],
  },
};
