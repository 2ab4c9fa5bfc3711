import type { Seat, Step } from '@/engine/game';
import { COPIES, HARBOUR_OF, type Harbour, type Product } from '../cards/goods';
import { announced, cardMove, openMove, said, saidTo, zones } from '../events';
import { rotterdamPhrase } from '../phrases';
import { add, playerAt, type RotterdamState } from '../state';
import { removeAt } from './ships';

/** A card that everybody sees comes into a hand. */
function showInHand(state: RotterdamState, seat: Seat, product: Product): void {
  const player = playerAt(state, seat);
  add(player.hand, product, 1);
  add(player.shown, product, 1);
}

/** Everything hidden in a stack becomes known: it can be counted out. */
function exposeStack(state: RotterdamState, harbour: Harbour, step: Step): void {
  const stack = state.stacks[harbour] as Product[];
  const unseen = state.unseen[harbour] as number;
  state.unseen[harbour] = 0;
  if (step.emit === undefined) return;
  // The face-up card lies above the unseen ones.
  for (let i = stack.length - 1 - unseen; i < stack.length - 1; i += 1) {
    const at = zones.stack(harbour);
    step.emit(cardMove('product', stack[i] as Product, at, at, 'none', 'all'));
  }
}

/** RT-24: the face-up card goes to the owner of an unloaded ship; nothing is turned up yet. */
export function takeFaceUp(state: RotterdamState, harbour: Harbour, seat: Seat, step: Step): void {
  const product = (state.stacks[harbour] as Product[]).pop() as Product;
  showInHand(state, seat, product);
  step.emit?.(openMove('product', product, zones.faceUp(harbour), zones.hand(seat)));
  step.emit?.(said(seat, rotterdamPhrase('tookProduct', { seat, product })));
}

/** RT-24: a factory's owner draws the next card face down. Where it went under the stack in the open, all know it. */
export function drawFaceDown(state: RotterdamState, harbour: Harbour, seat: Seat, step: Step): void {
  const product = (state.stacks[harbour] as Product[]).pop() as Product;
  const hidden = (state.unseen[harbour] as number) > 0;
  if (hidden) {
    add(state.unseen, harbour, -1);
    add(playerAt(state, seat).hand, product, 1);
  } else showInHand(state, seat, product);
  const before = hidden ? 'none' : 'all';
  step.emit?.(cardMove('product', product, zones.stack(harbour), zones.hand(seat), before, [seat]));
  step.emit?.(
    saidTo(
      seat,
      rotterdamPhrase('factoryGave', { seat, harbour, product }),
      rotterdamPhrase('factoryWorked', { seat, harbour }),
    ),
  );
}

/** The next card of a stack lies face up from now on. */
export function turnUp(state: RotterdamState, harbour: Harbour, step: Step): void {
  const stack = state.stacks[harbour] as Product[];
  if (stack.length === 0) return;
  const hidden = (state.unseen[harbour] as number) > 0;
  if (hidden) add(state.unseen, harbour, -1);
  const product = stack[stack.length - 1] as Product;
  const before = hidden ? 'none' : 'all';
  step.emit?.(cardMove('product', product, zones.stack(harbour), zones.faceUp(harbour), before, 'all'));
}

/** RT-3: a card of the hand goes under its stack, in the open. */
export function putUnder(state: RotterdamState, seat: Seat, product: Product, step: Step): void {
  const player = playerAt(state, seat);
  const harbour = HARBOUR_OF[product] as Harbour;
  const known = (player.shown[product] as number) > 0;
  add(player.hand, product, -1);
  if (known) add(player.shown, product, -1);
  (state.stacks[harbour] as Product[]).unshift(product);
  const before = known ? 'all' : [seat];
  step.emit?.(cardMove('product', product, zones.hand(seat), zones.stack(harbour), before, 'all'));
}

/**
 * RT-25: the matching card nearest the bottom comes into the hand. Nobody sees where it lay; but where it was the
 * face-up card, or where there is none, everybody can tell what all the others are. Answers whether there was one.
 */
export function takeNearestBottom(state: RotterdamState, seat: Seat, product: Product, step: Step): boolean {
  const harbour = HARBOUR_OF[product] as Harbour;
  const stack = state.stacks[harbour] as Product[];
  const top = stack.length - 1;
  let at = 0;
  while (at <= top && stack[at] !== product) at += 1;
  if (at >= top) exposeStack(state, harbour, step);
  if (at > top) {
    step.emit?.(announced(rotterdamPhrase('noneInStack', { product })));
    return false;
  }
  const hidden = at < top && at >= top - (state.unseen[harbour] as number);
  if (hidden) add(state.unseen, harbour, -1);
  removeAt(stack, at);
  showInHand(state, seat, product);
  const from = at === top ? zones.faceUp(harbour) : zones.stack(harbour);
  const before = hidden ? 'none' : 'all';
  step.emit?.(cardMove('product', product, from, zones.hand(seat), before, 'all'));
  if (at === top) turnUp(state, harbour, step);
  return true;
}

/** RT-25: whether, for all that the seat can know, the stack may hold the product. */
export function mayBeInStack(state: RotterdamState, seat: Seat, product: Product): boolean {
  const harbour = HARBOUR_OF[product] as Harbour;
  const stack = state.stacks[harbour] as Product[];
  const top = stack.length - 1;
  if (top < 0) return false;
  if (stack[top] === product) return true;
  const unseen = state.unseen[harbour] as number;
  for (let at = top - unseen - 1; at >= 0; at -= 1) if (stack[at] === product) return true;
  if (unseen === 0) return false;
  let elsewhere = playerAt(state, seat).hand[product] as number;
  for (let other = 0; other < state.players.length; other += 1) {
    if (other !== seat) elsewhere += playerAt(state, other).shown[product] as number;
  }
  return elsewhere < (COPIES[product] as number);
}
