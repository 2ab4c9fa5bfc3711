import type { Seat, Step } from '@/engine/game';
import type { ShipCard } from '../cards/ship-cards';
import { announced, cardMove, openMove, said, saidTo, zones } from '../events';
import { rotterdamPhrase } from '../phrases';
import { add, NONE, playerAt, type RotterdamState } from '../state';

/* The dice of RT-23's reshuffling: a plain linear congruence, so that a referee can throw them again. */
const MULTIPLIER = 1664525;
const INCREMENT = 1013904223;
const RANGE = 0x1_0000_0000;

function throwDie(state: RotterdamState, sides: number): number {
  state.shuffleSeed = (Math.imul(state.shuffleSeed, MULTIPLIER) + INCREMENT) >>> 0;
  return Math.floor((state.shuffleSeed / RANGE) * sides);
}

function reshuffle(state: RotterdamState, step: Step): void {
  const { deck, played } = state;
  for (const card of played) {
    deck.push(card);
    step.emit?.(openMove('shipCard', card, zones.played(), zones.shipDeck()));
  }
  played.length = 0;
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = throwDie(state, last + 1);
    const swapped = deck[last] as ShipCard;
    deck[last] = deck[other] as ShipCard;
    deck[other] = swapped;
  }
  step.emit?.(announced(rotterdamPhrase('reshuffled', {})));
}

/** RT-23: an exhausted deck is reshuffled from the played cards; undefined when there are none either. */
function nextCard(state: RotterdamState, step: Step): ShipCard | undefined {
  if (state.deck.length === 0 && state.played.length > 0) reshuffle(state, step);
  return state.deck.pop();
}

export const cardsToDraw = (state: RotterdamState): number => state.deck.length + state.played.length;

export function drawBlind(state: RotterdamState, seat: Seat, step: Step): void {
  const card = nextCard(state, step);
  if (card === undefined) return;
  const player = playerAt(state, seat);
  add(player.cards, card, 1);
  player.cardCount += 1;
  step.emit?.(cardMove('shipCard', card, zones.shipDeck(), zones.shipHand(seat), 'none', [seat]));
  step.emit?.(
    saidTo(seat, rotterdamPhrase('drewCard', { seat, card }), rotterdamPhrase('drewUnseen', { seat })),
  );
}

export function takeOpen(state: RotterdamState, seat: Seat, card: ShipCard, step: Step): void {
  const slot = state.row.indexOf(card);
  state.row[slot] = NONE;
  const player = playerAt(state, seat);
  add(player.cards, card, 1);
  add(player.cardsShown, card, 1);
  player.cardCount += 1;
  step.emit?.(openMove('shipCard', card, zones.shipRow(slot), zones.shipHand(seat)));
  step.emit?.(said(seat, rotterdamPhrase('tookCard', { seat, card })));
}

/** RT-23: the open row is filled up. */
export function fillRow(state: RotterdamState, step: Step): void {
  for (let slot = 0; slot < state.row.length; slot += 1) {
    if (state.row[slot] !== NONE) continue;
    const card = nextCard(state, step);
    if (card === undefined) return;
    state.row[slot] = card;
    step.emit?.(cardMove('shipCard', card, zones.shipDeck(), zones.shipRow(slot), 'none', 'all'));
  }
}

/** A ship card is played: everybody sees it, and it lies with the played ones. */
export function layDown(state: RotterdamState, seat: Seat, card: ShipCard, step: Step): void {
  const player = playerAt(state, seat);
  const known = (player.cardsShown[card] as number) > 0;
  add(player.cards, card, -1);
  if (known) add(player.cardsShown, card, -1);
  player.cardCount -= 1;
  state.played.push(card);
  const before = known ? 'all' : [seat];
  step.emit?.(cardMove('shipCard', card, zones.shipHand(seat), zones.played(), before, 'all'));
}
