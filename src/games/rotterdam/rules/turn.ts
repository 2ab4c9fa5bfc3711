import type { Seat, Step } from '@/engine/game';
import { PRODUCT_COUNT } from '../cards/goods';
import { FIXED_ROUNDS, LAST_ROUND, POINTS_TO_END } from '../cards/limits';
import { SHIP_CARD_KINDS } from '../cards/ship-cards';
import { WATER_COUNT } from '../cards/waterways';
import { announced, cardMove, zones } from '../events';
import { rotterdamPhrase } from '../phrases';
import { leftOf, noAction, NOBODY, playerAt, type PlayerState, type RotterdamState } from '../state';
import { beginBidding } from './bidding';
import { beginRound, beginTurn } from './round';
import { mightPlay } from './ship-cards';

type Progress = Pick<RotterdamState, 'fixedRounds' | 'round'> & {
  readonly players: readonly Pick<PlayerState, 'orderPoints'>[];
};

/** RT-40, RT-42, RT-44. */
export function isLastRound(state: Progress): boolean {
  if (state.fixedRounds) return state.round >= (FIXED_ROUNDS[state.players.length] as number);
  if (state.round >= LAST_ROUND) return true;
  for (const player of state.players) if (player.orderPoints >= POINTS_TO_END) return true;
  return false;
}

function revealHand(seat: Seat, player: PlayerState, step: Step): void {
  for (let product = 0; product < PRODUCT_COUNT; product += 1) {
    for (let i = player.shown[product] as number; i < (player.hand[product] as number); i += 1) {
      step.emit?.(cardMove('product', product, zones.hand(seat), zones.hand(seat), [seat], 'all'));
    }
    player.shown[product] = player.hand[product] as number;
  }
  for (let card = 0; card < SHIP_CARD_KINDS; card += 1) {
    for (let i = player.cardsShown[card] as number; i < (player.cards[card] as number); i += 1) {
      step.emit?.(cardMove('shipCard', card, zones.shipHand(seat), zones.shipHand(seat), [seat], 'all'));
    }
    player.cardsShown[card] = player.cards[card] as number;
  }
}

/** RT-41: hands are shown to be counted. */
function endGame(state: RotterdamState, step: Step): void {
  state.phase = 'over';
  state.actor = NOBODY;
  state.action = noAction();
  for (let seat = 0; seat < state.players.length; seat += 1) revealHand(seat, playerAt(state, seat), step);
  step.emit?.(announced(rotterdamPhrase('gameEnds', { round: state.round })));
}

function endRound(state: RotterdamState, step: Step): void {
  if (isLastRound(state)) endGame(state, step);
  else if (state.bidding) beginBidding(state, step);
  else beginRound(state, leftOf(state, state.harbourMaster), step);
}

function release(state: RotterdamState, step: Step): void {
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (((state.releasing >> at) & 1) === 0) continue;
    step.emit?.(announced(rotterdamPhrase('released', { owner: state.turn, at })));
  }
  state.releasing = 0;
}

export function endTurn(state: RotterdamState, step: Step): void {
  if (state.releasing !== 0) release(state, step);
  const next = leftOf(state, state.turn);
  if (playerAt(state, next).workers === 0) endRound(state, step);
  else beginTurn(state, next);
}

/** RT-13: after the action its player may still play ship cards. */
export function endAction(state: RotterdamState, step: Step): void {
  state.actor = state.turn;
  if (mightPlay(state, state.turn)) state.phase = 'after';
  else endTurn(state, step);
}
