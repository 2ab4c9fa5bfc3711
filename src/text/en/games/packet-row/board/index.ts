import { asking } from './asking';
import { cards as onCards, dollars } from './cards';
import { delivery } from './delivery';
import { results } from './results';

const cards = (n: number) => (n === 1 ? `${n} card` : `${n} cards`);

/** The board of Packet Row. What happens in a game is told by the game's own phrases. */
export const board = {
  ...onCards,
  ...asking,
  delivery,
  results,
  area: {
    choice: (a: { name: string }) => `${a.name}’s choice`,
    choseIt: (a: { name: string; area: string }) => `${a.name} chose ${a.area}`,
    open: 'not chosen yet',
    openShort: 'not chosen yet',
    earlier: 'chosen earlier this round',
    earlierShort: 'chosen earlier',
    ended: 'no more cards are taken',
    endedShort: 'closed',
    deck: 'Deck',
    deckSpoken: (a: { area: string; count: number }) => `${a.area}: ${cards(a.count)} in the deck, face down`,
    deckLowSpoken: (a: { area: string; count: number }) =>
      `${a.area}: only ${cards(a.count)} left in the deck, the game ends when decks run out`,
    discards: 'Discards',
    discardsSpoken: (a: { area: string; count: number }) =>
      a.count === 1 ? `${a.area}: look at ${a.count} discard` : `${a.area}: look through ${a.count} discards`,
    noDiscards: 'Nothing has been discarded here yet.',
    discardsOrder: 'The last discarded card comes first.',
    discardsOf: (a: { area: string }) => `Discards: ${a.area}`,
    next: 'Next',
    nothingNext: 'nothing follows',
    empty: 'no cards left',
    emptyShort: 'empty',
    emptySpace: 'Empty space',
    taken: (a: { name: string; price: string }) => `${a.name} paid ${a.price}`,
    takenFree: (a: { name: string }) => `${a.name} took it`,
    takenSpoken: (a: { name: string; card: string }) => `Space of a card that ${a.name} took: ${a.card}`,
    group: 'Areas',
    /** From all areas to one of them, and back. */
    look: (a: { area: string; status: string }) => `${a.area}, ${a.status}: look closer`,
    all: 'All areas',
  },
  player: {
    money: (a: { dollars: number }) => dollars(a.dollars),
    ships: (a: { ships: string }) => `ships: ${a.ships}`,
    noShip: 'no ship',
    harbourMaster: 'harbour master',
    took: (a: { card: string }) => `took ${a.card}`,
    declined: 'declined',
    done: 'done',
    shipsLabel: 'Ships',
    moneyLabel: 'Money',
    knownTitle: 'Seen taken',
    known: 'Everyone saw these cards being taken.',
    knownRound: 'This table keeps no ledger: only this round’s card is shown.',
    nothingKnown: 'Nothing taken that the table remembers.',
    unseen: (a: { count: number }) =>
      a.count === 1
        ? `${a.count} card of the hand was dealt and never seen.`
        : `${a.count} cards of the hand are not shown.`,
    /** Held by another person than the one who decides. */
    desk: {
      hold: (a: { name: string }) => `Hold to deliver out of turn, ${a.name}`,
      spoken: (a: { name: string }) => `Deliver out of turn as ${a.name}. Press and hold, or press twice`,
      about: 'Contracts may be delivered and notes cashed at any time. Then the device goes back by itself.',
    },
  },
  hand: {
    ships: 'Your ships',
    shipsShort: 'Ships',
    noShips: 'No ship yet',
    sorts: { taken: 'As taken', area: 'By area', kind: 'By kind' },
    /** What the hand amounts to, each behind its figure. */
    total: {
      label: 'In all',
      gold: 'gold',
      contracts: (a: { count: number }) =>
        a.count === 1 ? `for ${a.count} contract` : `for ${a.count} contracts`,
      banknotes: 'in banknotes',
      points: (a: { count: number }) => (a.count === 1 ? 'point' : 'points'),
    },
  },
  cashSheet: {
    title: 'Cash banknotes',
    about: 'Each banknote is discarded and pays at once.',
  },
  zoom: {
    yours: 'Lies open before you',
    next: 'Comes next',
    taken: (a: { name: string; price: string }) => `${a.name} took it this round for ${a.price}`,
    takenFree: (a: { name: string }) => `${a.name} took it this round`,
    chooseFirst: 'Choose an area first: cards are taken there.',
    otherArea: (a: { from: string; name: string }) =>
      `Only cards ${a.from} are on offer now: ${a.name} chose that area.`,
    notAtLastCall: (a: { from: string }) =>
      `At the last call, cards come ${a.from} or from an area that was not chosen this round.`,
    plan: 'Plan a delivery',
  },
};
