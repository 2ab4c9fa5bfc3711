import { shuffle, type Random } from '@/engine/random';
import { BUILDINGS } from './cards/buildings';
import { KINDS } from './cards/goods';
import { PLAYER_BOARDS } from './cards/player-boards';
import { clone } from './clone';
import { isLooking } from './rules/frames';
import { HIDDEN, NONE, type HarbourState } from './state';
import type { HarbourView } from './view';

/** Buildings that the Noble chooses between. */
const LOOKED_AT = 2;

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
    numbersWithout(PLAYER_BOARDS.length, (board) => board === 0 || offers.includes(board)),
    random,
  );
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (boards[seat] === HIDDEN) boards[seat] = offers[seat * 2 + random.below(2)] as number;
  }
  return state;
}

/** Deals the deck anew, but for what everybody has seen go under it and what the Noble has seen of it. */
export function reshuffle(state: HarbourState, random: Random): void {
  const { deck, known, buried } = state;
  const top = isLooking(state) ? deck.splice(-LOOKED_AT) : [];
  const unknown = deck.splice(known + (buried ? 1 : 0));
  shuffle(unknown, random);
  deck.push(...unknown, ...top);
}
