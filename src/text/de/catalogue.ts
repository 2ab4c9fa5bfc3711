import type { Text } from '../text';

export const catalogue: Text['catalogue'] = {
  title: 'Alle Karten',
  titleOf: (a) => `${a.game}: alle Karten`,
  about: 'Wo jede liegt und was noch kommen kann',
  shelf: 'Art der Karten',
  search: 'Karten durchsuchen',
  filter: 'Nur zeigen',
  everything: 'Alle',
  seen: { label: 'In diesem Spiel gesehen', all: 'Alle', seen: 'Gesehen', unseen: 'Noch nicht gesehen' },
  found: (a) => `${a.count} von ${a.all}`,
  nothing: { title: 'Keine solche Karte', about: 'Versuche ein anderes Wort, oder zeige alle.' },
  copies: (a) => `${a.count} im Spiel`,
  seenCount: (a) =>
    a.all === 1 ? (a.seen === 1 ? 'Gesehen' : 'Noch nicht gesehen') : `${a.seen} von ${a.all} gesehen`,
  at: {
    offer: 'im Angebot',
    discards: 'gespielt',
    underDeck: 'im Stapel, wie du weißt',
    seat: (a) => `bei ${a.name}`,
  },
  times: (a) => `${a.count} × ${a.where}`,
  mayBe: {
    deck: 'noch im Stapel',
    deckOrHand: 'im Stapel oder auf einer verdeckten Hand',
    deckOrBox: 'im Stapel oder ungesehen beiseite',
    away: 'von niemandem gespielt',
  },
};
