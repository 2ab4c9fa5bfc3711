import type { Seat } from '@/engine/game';
import { imagined } from './ahead/world';
import { SHIP_CARD_KINDS } from './cards/ship-cards';
import { hiddenShipCards } from './imagine';
import type { RotterdamMove } from './move';
import { moves } from './moves';
import { hasTarget } from './rules/ship-cards';
import type { Phase } from './state';
import type { RotterdamView } from './view';

/** The questions that may be put only because of ship cards; whoever trades says anyway when that is enough. */
const ABOUT_CARDS: readonly Phase[] = ['after', 'loader', 'sailor', 'anchorage'];

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

/** RT-13: goes on where only a ship card could be played, and none can. */
export function emptyAnswer(view: RotterdamView, seat: Seat): RotterdamMove | undefined {
  if (view.actor !== seat || !ABOUT_CARDS.includes(view.phase)) return undefined;
  const [only, ...more] = moves(imagined(view), seat).filter(({ type }) => type !== 'play');
  if (more.length > 0 || (only?.type !== 'finish' && only?.type !== 'unload')) return undefined;
  return couldPlay(view, seat) ? undefined : only;
}
