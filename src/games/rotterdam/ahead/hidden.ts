import { HARBOUR_OF, PRODUCTS_OF, type Harbour, type Product } from '../cards/goods';
import { add, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';

/**
 * Deals the hidden cards of a product's harbour otherwise: up to so many cards of the product that the viewer cannot
 * place come from hands into the unseen part of the stack, or the other way round.
 */
export function exchangeHidden(
  state: RotterdamState,
  seen: RotterdamView,
  product: Product,
  direction: 'intoStack' | 'intoHands',
  atMost = Infinity,
): void {
  const harbour = HARBOUR_OF[product] as Harbour;
  const other = (PRODUCTS_OF[harbour] as readonly Product[]).find((one) => one !== product) as Product;
  const [comes, goes] = direction === 'intoStack' ? [product, other] : [other, product];
  const stack = state.stacks[harbour] as Product[];
  const top = stack.length - 1;
  let left = atMost;
  state.players.forEach(({ hand }, seat) => {
    const known = seen.players[seat]?.hand[comes] ?? 0;
    for (let at = top - (state.unseen[harbour] as number); at < top && left > 0; at += 1) {
      if (stack[at] !== goes || (hand[comes] as number) <= known) continue;
      stack[at] = comes;
      add(hand, comes, -1);
      add(hand, goes, 1);
      left -= 1;
    }
  });
}
