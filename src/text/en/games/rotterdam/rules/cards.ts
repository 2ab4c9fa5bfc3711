/** Ship cards, the end, options and what is hidden. */
export const cards = {
  sailor: {
    title: 'Sailor',
    text: [
      'Take one of the three open ship cards or the top card of the deck. Nobody holds more than three: whoever has three gets none, but a sailor with three cards may play one first. The sailor may play a card just taken at once. When the deck is used up, the played cards are shuffled.',
    ],
  },
  anchorages: {
    title: 'Anchorages',
    text: [
      'The anchorages are B1, A2, D2 and C3. After the sailor’s card everybody, beginning with the sailor and clockwise, may take one card for each own ship at an anchorage, open or from the deck. You choose all of yours before you look at any. Then the open row is filled up.',
    ],
  },
  playing: {
    title: 'When ship cards are played',
    text: [
      'There are 20; the figure behind the name of each says how many there are of it. You play them in your own turn, as many as you like: after your worker is placed, between finished steps of your action, and after it. Never while somebody else decides. A card has to change something.',
      'Ships in a harbour and their cargo are safe from all ship cards, also from your own.',
    ],
  },
  'moving-cards': {
    title: 'Cards that move and hold ships',
    text: [
      'Tug (3): one of your ships moves one step through any channel whose end is free; it pays no bonus. Gale (2): any ship on a field moves back against a channel, to a free field or start that you choose. Crossing (2): two ships on fields change places.',
      'Harbour police (2): a ship is held. No captain and no card moves it until the end of its owner’s next turn that begins after this one. Its cargo is not protected.',
    ],
  },
  'cargo-cards': {
    title: 'Cards that change cargo',
    text: [
      'Smugglers (2): take the cargo of somebody else’s ship into your stock, if there is room. Cargo swap (3): two ships change their cargo; one of them may be empty. Lighter (1): change the cargo of one of your ships for any unit of the market, free of charge; the old unit goes back to it, and an empty ship may be loaded.',
    ],
  },
  'point-cards': {
    title: 'Cards that bring points',
    text: [
      'Harbour festival (3) is worth 1 point and City honours (2) is worth 2, if you still hold them at the end. They are not played.',
    ],
  },
  'last-round': {
    title: 'The last round',
    text: [
      'When somebody reaches 15 points in orders, all workers of this round are still placed; then the game ends. It ends after round 30 in any case.',
    ],
  },
  points: {
    title: 'Who wins',
    text: [
      'Count the points of your orders, of the product cards in your hand and of the ship cards in your hand. On a tie the player with more order points wins, then the one with more money; then victory is shared.',
    ],
  },
  'fixed-rounds': {
    title: 'Fixed rounds',
    text: ['Two players play 10 rounds, three play 8, four play 6, however many points there are in orders.'],
  },
  bidding: {
    title: 'Bidding for the tower',
    text: [
      'Before each round, from the left of the harbour master clockwise, everybody once passes or bids more than the highest bid, up to what they own. Whoever bid most pays the bank and is harbour master. If nobody bids, the tower goes on as usual.',
      'Before the first round the ships are placed first. The harbour master who was drawn bids last, and keeps the tower if nobody bids. Whoever cannot outbid is not asked.',
    ],
  },
  'open-and-hidden': {
    title: 'What everybody may know',
    text: [
      'Hidden are the product cards and ship cards in hand and the order of stacks and decks. Everything else is open: money, stock, ships, orders, also which cards somebody took openly. The backs of product cards show their harbour.',
      'At the end all hands are shown.',
    ],
  },
};
