/** All cards of a game, to look things up in. */
export const catalogue = {
  title: 'All cards',
  titleOf: (a: { game: string }) => `${a.game}: all cards`,
  about: 'Where each lies, how often it was seen, what may still come',
  shelf: 'Kind of cards',
  search: 'Search the cards',
  filter: 'Show only',
  everything: 'All',
  /** Where it lies now: what was played may be shuffled into the deck again, and was seen nonetheless. */
  seen: { label: 'Where it lies', all: 'All', seen: 'In sight', unseen: 'Out of sight' },
  found: (a: { count: number; all: number }) => `${a.count} of ${a.all}`,
  nothing: { title: 'No such card', about: 'Try another word, or show all of them.' },
  /** How many there are of it in the game. */
  copies: (a: { count: number }) => `${a.count} in the game`,
  seenCount: (a: { seen: number; all: number }) =>
    a.all === 1 ? (a.seen === 1 ? 'In sight' : 'Out of sight') : `In sight ${a.seen} of ${a.all}`,
  at: {
    offer: 'on offer',
    discards: 'played',
    underDeck: 'in the deck, as you know',
    seat: (a: { name: string }) => `with ${a.name}`,
  },
  times: (a: { count: number; where: string }) => `${a.count} × ${a.where}`,
  /** How often it was laid open, turned up or drawn before the viewer's eyes. */
  timesShown: (a: { count: number }) =>
    a.count === 0
      ? 'not seen in this game'
      : a.count === 1
        ? 'seen once in this game'
        : `seen ${a.count} times in this game`,
  mayBe: {
    deck: 'still in the deck',
    deckOrHand: 'in the deck or in a hidden hand',
    deckOrBox: 'in the deck or laid aside unseen',
    offered: 'perhaps offered to somebody',
    away: 'played by nobody',
  },
};
