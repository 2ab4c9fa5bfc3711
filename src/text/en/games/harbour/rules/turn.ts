/** A turn of Harbour and the fee. */
export const turn = {
  moving: {
    title: 'Move your pawn',
    text: [
      'Move your pawn into another building in which no pawn stands: one on offer, one of your own, or one of somebody else’s. Start buildings count as well. At the beginning pawns stand beside the board.',
      'You may not stay where you are, and you may enter a building whose action does nothing for you, if only to block it.',
    ],
  },
  action: {
    title: 'The action',
    text: [
      'Then do what the building says, as far as possible. Parts that follow each other are done in that order. Where there is a choice, it is yours.',
      'An exchange that you can pay for is made, once, even if some of the gain is lost. One that you cannot pay for is not made. You may choose a good of which you are full; the unit is then lost.',
    ],
  },
  'two-parts': {
    title: 'Two parts in either order',
    text: [
      'Some buildings have two parts of which you decide the order, for example a good and a purchase. If one of them is impossible, you do the other alone. In a start building it is one of the two: goods, or a purchase.',
      'Buying is never a duty: where a purchase is one of two parts, you may leave it.',
    ],
    example: 'One stone and a purchase: take the stone first and ship it too, or buy first and then take it.',
  },
  'others-choose': {
    title: 'Others choose too',
    text: [
      'Where an action lets others give or gain something, they choose for themselves, clockwise from the left of whoever acts.',
    ],
  },
  staying: {
    title: 'The pawn stays',
    text: [
      'Your pawn stays in its building until your next turn. A building with a pawn in it can still be bought, also the one in which you stand: no pawn moves, and nobody owes a fee for that.',
    ],
  },

  fee: {
    title: 'The fee',
    text: [
      'Whoever enters somebody else’s building pays its owner one good of their own choice. Buildings on offer and your own cost nothing, and with a top hat you pay nobody anything.',
      'The fee is owed from the moment of entering. A top hat that you buy during that visit comes too late for it.',
    ],
  },
  'when-to-pay': {
    title: 'Before or after the action',
    text: [
      'You decide whether you pay before the action or after it. Whoever pays afterwards must then still have a good: whatever would leave you without one is refused, unless you paid first.',
      'In a purchase that means that something has to stay, if need be a unit in a warehouse.',
    ],
  },
  'no-good': {
    title: 'Without goods',
    text: [
      'With at least one good you may enter any building. With none you may enter somebody else’s only if its action can give you a good; you have to take it then, and pay with it.',
    ],
  },
  'full-owner': {
    title: 'An owner who is full',
    text: ['If the owner has no room for the good, it is lost. The fee counts as paid.'],
  },
};
