import type { Seat } from '@/engine/game';
import { imagined } from './ahead/world';
import { HARBOUR_OF } from './cards/goods';
import { SHIP_CARD_KINDS } from './cards/ship-cards';
import { hiddenShipCards } from './imagine';
import type { RotterdamMove } from './move';
import { moves } from './moves';
import { hasTarget } from './rules/ship-cards';
import { playerAt, type Phase } from './state';
import type { RotterdamView } from './view';

/** The questions that may come to one answer: that the seat goes on. */
const MAY_BE_EMPTY: readonly Phase[] = ['after', 'loader', 'sailor', 'anchorage', 'shipowner', 'trader'];

/** Whether the seat, for all that the view tells, may hold a ship card that has a target now. */
function couldPlay(view: RotterdamView, seat: Seat): boolean {
  const state = imagined(view);
  const unseen = hiddenShipCards(view);
  const player = view.players[seat];
  for (let card = 0; card < SHIP_CARD_KINDS; card += 1) {
    const known = (player?.cards[card] ?? 0) > 0;
    const possible = (player?.hiddenCards ?? 0) > 0 && (unseen[card] as number) > 0;
    if ((known || possible) && hasTarget(state, seat, card)) return true;
  }
  return false;
}

/** RT-25: whether the trader, for all that the view tells, may deal: cards that are hidden from it may be sold. */
function couldDeal(view: RotterdamView, seat: Seat): boolean {
  const { hand = [], hidden = [] } = view.players[seat] ?? {};
  const offers = (cards: readonly number[]): readonly RotterdamMove[] => {
    const state = imagined(view);
    playerAt(state, seat).hand = cards.slice();
    return moves(state, seat);
  };
  const most = hand.map((count, product) => count + (hidden[HARBOUR_OF[product] as number] as number));
  return (
    offers(hand).some(({ type }) => type === 'buy' || type === 'sell') ||
    offers(most).some(({ type }) => type === 'sell')
  );
}

/** RT-13, RT-20, RT-25: goes on where nothing else can be done, and no ship card can be played. */
export function emptyAnswer(view: RotterdamView, seat: Seat): RotterdamMove | undefined {
  if (view.actor !== seat || !MAY_BE_EMPTY.includes(view.phase)) return undefined;
  const dealing = view.phase === 'trader';
  const [only, ...more] = moves(imagined(view), seat).filter(
    ({ type }) => type !== 'play' && !(dealing && (type === 'buy' || type === 'sell')),
  );
  if (more.length > 0 || (only?.type !== 'finish' && only?.type !== 'unload')) return undefined;
  return couldPlay(view, seat) || (dealing && couldDeal(view, seat)) ? undefined : only;
}
