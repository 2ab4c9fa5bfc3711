import type { Viewer } from '@/engine/game';
import { clone } from './clone';
import { BOARD, isLooking, kindOf, topOf } from './rules/frames';
import { can, HIDDEN, isOver, NONE, type HarbourState, type Situation } from './state';

/** HB-60: the state, with HIDDEN for everything that the viewer does not know. */
export interface HarbourView extends Situation {
  readonly viewer: Viewer;
}

const isChoosing = (state: Situation): boolean => kindOf(topOf(state)) === BOARD;

/** Only the Noble knows what was looked at, and what of it went under the deck. */
function hideDeck(state: HarbourState, noble: boolean): void {
  const looking = noble && isLooking(state);
  const first = state.known + (noble && state.buried ? 1 : 0);
  const last = state.deck.length - (looking ? 2 : 0);
  for (let at = first; at < last; at += 1) state.deck[at] = HIDDEN;
}

/** HB-3: until all have chosen, only one's own boards and choice are known. */
function hideBoards(state: HarbourState, viewer: Viewer): void {
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (seat === viewer) continue;
    state.offers.fill(HIDDEN, seat * 2, seat * 2 + 2);
    if (state.boards[seat] !== NONE) state.boards[seat] = HIDDEN;
  }
}

export function view(state: HarbourState, viewer: Viewer): HarbourView {
  const seen = clone(state);
  hideDeck(seen, viewer !== 'table' && can(seen, viewer, 'startWithBuilding'));
  if (isChoosing(seen)) hideBoards(seen, viewer);
  if (!isOver(seen)) {
    for (let seat = 0; seat < seen.bonus.length; seat += 1) if (seat !== viewer) seen.bonus[seat] = HIDDEN;
  }
  return { viewer, ...seen };
}

/** Boards and bonus cards of all, and what the Noble knows of the deck. */
export function openView(state: HarbourState): HarbourView {
  const seen = clone(state);
  hideDeck(seen, true);
  return { viewer: 'table', ...seen };
}
