/** All cards of a game, to look things up in. */
export const catalogue = {
  title: 'All cards',
  titleOf: (a: { game: string }) => `${a.game}: all cards`,
  about: 'Where each lies, and what may still come',
  shelf: 'Kind of cards',
  search: 'Search the cards',
  filter: 'Show only',
  everything: 'All',
  seen: { label: 'Seen in this game', all: 'All', seen: 'Seen', unseen: 'Not yet seen' },
  found: (a: { count: number; all: number }) => `${a.count} of ${a.all}`,
  nothing: { title: 'No such card', about: 'Try another word, or show all of them.' },
  /** How many there are of it in the game. */
  copies: (a: { count: number }) => `${a.count} in the game`,
  seenCount: (a: { seen: number; all: number }) =>
    a.all === 1 ? (a.seen === 1 ? 'Seen' : 'Not yet seen') : `Seen ${a.seen} of ${a.all}`,
  at: {
    offer: 'on offer',
    discards: 'played',
    underDeck: 'in the deck, as you know',
    seat: (a: { name: string }) => `with ${a.name}`,
  },
  times: (a: { count: number; where: string }) => `${a.count} × ${a.where}`,
  mayBe: {
    deck: 'still in the deck',
    deckOrHand: 'in the deck or in a hidden hand',
    deckOrBox: 'in the deck or laid aside unseen',
    away: 'played by nobody',
  },
};
