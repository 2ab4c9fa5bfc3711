import type { Text } from '../text';

export const catalogue: Text['catalogue'] = {
  title: 'Alle Karten',
  titleOf: (a) => `${a.game}: alle Karten`,
  about: 'Wo jede liegt, wie oft sie zu sehen war, was noch kommen kann',
  shelf: 'Art der Karten',
  search: 'Karten durchsuchen',
  filter: 'Nur zeigen',
  everything: 'Alle',
  seen: { label: 'Wo sie liegt', all: 'Alle', seen: 'Zu sehen', unseen: 'Nicht zu sehen' },
  found: (a) => `${a.count} von ${a.all}`,
  nothing: { title: 'Keine solche Karte', about: 'Versuche ein anderes Wort, oder zeige alle.' },
  copies: (a) => `${a.count} im Spiel`,
  seenCount: (a) =>
    a.all === 1 ? (a.seen === 1 ? 'Zu sehen' : 'Nicht zu sehen') : `${a.seen} von ${a.all} zu sehen`,
  at: {
    offer: 'im Angebot',
    discards: 'gespielt',
    underDeck: 'im Stapel, wie du weißt',
    seat: (a) => `bei ${a.name}`,
  },
  times: (a) => `${a.count} × ${a.where}`,
  timesShown: (a) =>
    a.count === 0
      ? 'in diesem Spiel nicht gesehen'
      : a.count === 1
        ? 'in diesem Spiel einmal gesehen'
        : `in diesem Spiel ${a.count}-mal gesehen`,
  mayBe: {
    deck: 'noch im Stapel',
    deckOrHand: 'im Stapel oder auf einer verdeckten Hand',
    deckOrBox: 'im Stapel oder ungesehen beiseite',
    offered: 'vielleicht jemandem angeboten',
    away: 'von niemandem gespielt',
  },
};
