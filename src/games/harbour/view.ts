import type { Viewer } from '@/engine/game';
import { shuffle, type Random } from '@/engine/random';
import { BOARDS } from './cards/boards';
import { BUILDINGS } from './cards/buildings';
import { KINDS } from './cards/goods';
import { BOARD, isLooking, kindOf, topOf } from './frames';
import { can, clone, HIDDEN, isOver, NONE, type HarbourState, type Table } from './state';

/** HB-60: the state, with HIDDEN for everything that the viewer does not know. */
export interface HarbourView extends Table {
  readonly viewer: Viewer;
}

const isChoosing = (state: Table): boolean => kindOf(topOf(state)) === BOARD;

function hideDeck(state: HarbourState, viewer: Viewer): void {
  const noble = viewer !== 'table' && can(state, viewer, 'startWithBuilding');
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
  hideDeck(seen, viewer);
  if (isChoosing(seen)) hideBoards(seen, viewer);
  if (!isOver(seen)) {
    for (let seat = 0; seat < seen.bonus.length; seat += 1) if (seat !== viewer) seen.bonus[seat] = HIDDEN;
  }
  return { viewer, ...seen };
}

/** Puts what is not placed yet, in random order, wherever something is hidden. */
function fillHidden(list: number[], unplaced: number[], random: Random): void {
  if (!list.includes(HIDDEN)) return;
  shuffle(unplaced, random);
  for (let at = 0; at < list.length; at += 1) if (list[at] === HIDDEN) list[at] = unplaced.pop() as number;
}

const numbersWithout = (count: number, isPlaced: (number: number) => boolean): number[] => {
  const numbers: number[] = [];
  for (let number = 0; number < count; number += 1) if (!isPlaced(number)) numbers.push(number);
  return numbers;
};

/** A full state drawn among those that the view cannot tell apart. */
export function imagine(seen: HarbourView, random: Random): HarbourState {
  const state = clone(seen);
  const { deck, display, owner, offers, boards, bonus } = state;
  fillHidden(
    deck,
    numbersWithout(
      BUILDINGS.length,
      (building) => owner[building] !== NONE || display.includes(building) || deck.includes(building),
    ),
    random,
  );
  fillHidden(
    bonus,
    numbersWithout(KINDS, (good) => bonus.includes(good)),
    random,
  );
  fillHidden(
    offers,
    numbersWithout(BOARDS.length, (board) => board === 0 || offers.includes(board)),
    random,
  );
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (boards[seat] === HIDDEN) boards[seat] = offers[seat * 2 + random.below(2)] as number;
  }
  return state;
}
