/** A round of Packet Row and what happens between two of them. */
export const round = {
  choosing: {
    title: 'Choosing an area',
    text: [
      'The harbour master chooses an area that has not been chosen this round. An area without any card, on offer or next, cannot be chosen.',
    ],
  },
  asking: {
    title: 'Taking or declining',
    text: [
      'Everybody else who still has the piece is asked in clockwise order, beginning on the harbour master’s left: take one of the cards on offer in that area, or decline. Whoever declines keeps the piece and may be asked again in another area.',
      'You are asked even if you cannot pay for anything, so that the table learns nothing about your hand. Only when the area has run out of cards altogether is nobody asked any more.',
    ],
  },
  'harbour-master': {
    title: 'The harbour master decides',
    text: [
      'If somebody else still has the piece when all have been asked, the harbour master takes a card there or declines. Taking ends the round at once, also for those who are still waiting.',
      'After declining, the harbour master has to choose another area, and asking begins anew. If no area is left to choose, the round ends. In an area that has run out of cards, the harbour master counts as having declined.',
    ],
  },
  'last-call': {
    title: 'Last call',
    text: [
      'When all others have taken a card, the harbour master makes one last decision: take a card of the current area, take a card of any area that has not been chosen this round, or pass. Then the round ends.',
      'Areas that were chosen earlier this round are closed. An area from which a card is taken now counts as chosen. Where no card is left that could be offered, the round ends without asking.',
    ],
  },
  'one-card': {
    title: 'One card a round',
    text: ['You take at most one card a round. Your piece then stands on the space of that card.'],
  },
  paying: {
    title: 'Paying',
    text: [
      'Goods, gold and city cards cost what they show; everything else is free. You cannot take what you cannot pay for. But you may cash banknotes or deliver first, even while you are being asked.',
    ],
  },
  'taken-cards': {
    title: 'Where a card goes',
    text: [
      'A card that you take goes to your hand, which is hidden from the others. Only ships lie open before their owner.',
    ],
  },
  assistant: {
    title: 'Assistant',
    text: [
      'Instead of a card on offer you may take one of the cards that come next in the chosen area: discard an assistant from your hand and pay the usual price. This also works at the last call.',
      'An assistant that you take this round can serve you from the next round on, since you take only one card a round.',
    ],
  },
  'end-of-round': {
    title: 'End of the round',
    text: [
      'The round ends as soon as the harbour master has taken a card, has passed at the last call, or has declined with no area left to choose. So it can happen that you come away without a card: declining is a bet on another area.',
    ],
  },
  'example-round': {
    title: 'Example: a round of four',
    text: [
      'Anna is harbour master and chooses the market. Ben takes the Library for $15. Cedric declines. David takes one tobacco for $2; the three tobacco among the next cards would have cost him $10 and an assistant.',
      'Anna declines and chooses the docks. Cedric, the only one who still has the piece, declines again. Anna takes a ship, and the round is over: Cedric has no card. Market and docks are filled up again, guildhall and bank stay as they are. Ben is the next harbour master.',
    ],
  },

  refilling: {
    title: 'Refilling',
    text: [
      'In every area that was chosen, the pieces return to their owners and the cards left on offer are discarded. The next cards move up and are now on offer. Then the offer is filled up to its size from the deck, and after that the next cards up to two.',
      'Where assistants have taken next cards, more cards come from the deck, so that the offer has its size again. An area that nobody chose keeps its cards.',
    ],
  },
  'end-of-game': {
    title: 'When the game ends',
    text: [
      'The game ends when, after refilling, too many areas have fewer cards on offer than their size: one area with two or three players, two with four players, three with five. Areas that fell short in earlier rounds count as well. Missing next cards end nothing.',
    ],
  },
  'next-round': {
    title: 'The next round',
    text: [
      'If the game goes on, the player on the left becomes harbour master and a new round begins. An area that has fallen short stays in play with the cards that it has.',
    ],
  },
  discards: {
    title: 'Discard piles',
    text: ['Everybody may look through the discard piles at any time. They are never shuffled back.'],
  },
};
