import type { Seat } from '@/engine/game';
import type { MoveType, RotterdamMove } from './move';
import { playerAt, type RotterdamState } from './state';

const isCard = (count: number): boolean => count > 0;

/** RT-60: product cards and ship cards, until all hands are shown at the end. */
export function secrets(state: RotterdamState, seat: Seat): boolean {
  if (state.phase === 'over') return false;
  const { hand, cardCount } = playerAt(state, seat);
  return cardCount > 0 || hand.some(isCard);
}

/** What needs a card of the hand, or what may be left in a stack, of which whoever holds its cards knows more. */
const FROM_THE_HAND: readonly MoveType[] = ['forward', 'buy', 'sell', 'play'];

export function isOpenMove({ type }: RotterdamMove): boolean {
  return !FROM_THE_HAND.includes(type);
}
