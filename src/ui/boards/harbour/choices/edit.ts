import { KINDS, type Good } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { isSame, type Draft } from './draft';
import { spaceOf, type Situation } from '@/games/harbour/state';
import type { Choice } from '../table/board';

type OfOneGood = Extract<HarbourMove, { readonly good: Good }>;

const isOfOneGood = (move: HarbourMove): move is OfOneGood => 'good' in move && move.type !== 'take';
const isOf = (good: Good) => (move: HarbourMove) => isOfOneGood(move) && move.good === good;

/** One of several: chooses it instead of another of its kind, or puts it back. */
export function toggled(draft: Draft, move: HarbourMove): Choice {
  const kept = draft.moves.filter(({ type }) => type !== move.type);
  return { moves: draft.moves.some((made) => isSame(made, move)) ? kept : [...kept, move] };
}

/** Without what was last put together; undefined where nothing was. */
export function takenBack({ moves, half }: Draft): Choice | undefined {
  if (half !== undefined) return { moves };
  const last = moves.at(-1);
  if (last === undefined) return undefined;
  const left = moves.slice(0, -1);
  if (last.type === 'turn') return { moves: left, half: last.from };
  return last.type === 'swap' ? { moves: left, half: last.a } : { moves: left };
}

/** With one unit of the good less, where it was chosen in the last pass. */
export function withoutOne({ moves }: Draft, good: Good): Choice | undefined {
  const type = moves.at(-1)?.type;
  const at = moves.findLastIndex(
    (move) => move.type === type && (isOf(good)(move) || (move.type === 'turn' && move.to === good)),
  );
  const taken = moves[at];
  if (taken === undefined) return undefined;
  const left = moves.filter((_, index) => index !== at);
  return taken.type === 'turn' && left.length === 0 ? { moves: left, half: taken.from } : { moves: left };
}

/** What a tap on the column of a good makes of the draft; undefined where it cannot be chosen. */
export function tapped(draft: Draft, good: Good): Choice | undefined {
  return turning(draft, good) ?? exchanging(draft, good) ?? choosing(draft, good);
}

function choosing({ moves, next, instead }: Draft, good: Good): Choice | undefined {
  const more = next.find(isOf(good));
  if (more !== undefined) return { moves: [...moves, more] };
  const first = moves.findIndex(isOf(good));
  const type = moves[first]?.type;
  if (first >= 0) {
    // What was chosen after it in the same pass stays; later passes depend on it.
    return { moves: moves.filter((move, at) => at < first || (move.type === type && !isOf(good)(move))) };
  }
  const last = moves.at(-1);
  const single = last !== undefined && next.length === 0 && moves.at(-2)?.type !== last.type;
  const other = single ? instead.find((move) => move.type === last.type && isOf(good)(move)) : undefined;
  return other && { moves: [...moves.slice(0, -1), other] };
}

/** Two passes: which good is turned, and into what. */
function turning({ moves, next, instead, half }: Draft, good: Good): Choice | undefined {
  const turns = moves.filter((move) => move.type === 'turn');
  const from = half ?? turns[0]?.from;
  const others = moves.filter((move) => move.type !== 'turn');
  if (from === undefined) {
    return next.some((move) => move.type === 'turn' && move.from === good)
      ? { moves, half: good }
      : undefined;
  }
  if (!next.some((move) => move.type === 'turn') && turns.length === 0) return undefined;
  if (good === from) return { moves: others };
  const more = next.find((move) => move.type === 'turn' && move.from === from && move.to === good);
  if (more !== undefined) return { moves: [...moves, more] };
  const kept = turns.filter((move) => move.to !== good);
  if (kept.length < turns.length) {
    return kept.length > 0 ? { moves: [...others, ...kept] } : { moves: others, half: from };
  }
  // The target of the one turn of an ability is changed by a tap on another good.
  const other = instead.find((move) => move.type === 'turn' && move.from === from && move.to === good);
  return other && turns.length === 1 && next.length === 0 ? { moves: [...others, other] } : undefined;
}

/** Two tokens, one after the other. */
function exchanging({ moves, next, half }: Draft, good: Good): Choice | undefined {
  const swaps = next.filter((move) => move.type === 'swap');
  const last = moves.at(-1);
  if (swaps.length === 0) {
    if (last?.type !== 'swap' || next.length > 0) return undefined;
    const left = moves.slice(0, -1);
    return { moves: left, half: good === last.a ? last.b : good === last.b ? last.a : good };
  }
  if (half === undefined) return { moves, half: good };
  if (half === good) return { moves };
  const pair = swaps.find(({ a, b }) => (a === half && b === good) || (a === good && b === half));
  return pair && { moves: [...moves, pair] };
}

/** What was chosen for another pass than the open one, in which the same columns mean something else. */
const isBehind = ({ question, moves, pass }: Draft, { type }: HarbourMove): boolean =>
  (type === 'swap' && (pass === 'pick' || moves.some((move) => move.type === 'gain'))) ||
  (type === 'spend' && question !== 'spend' && (pass === undefined || pass !== question));

/** How often a good is in the open pass of the draft, or half of an answer. */
export function chosenIn(draft: Draft, good: Good): number {
  const { moves, half } = draft;
  const open = moves.filter((move) => !isBehind(draft, move));
  const times = open.filter(
    (move) =>
      isOf(good)(move) ||
      (move.type === 'turn' && (move.from === good || move.to === good)) ||
      (move.type === 'swap' && (move.a === good || move.b === good)),
  ).length;
  return times + (half === good ? 1 : 0);
}

export const ALL_GOODS: readonly Good[] = Array.from({ length: KINDS }, (_, good) => good);

/** The goods as they lie on the market, from the left. */
export const inMarketOrder = (view: Situation): readonly Good[] =>
  [...ALL_GOODS].sort((one, other) => spaceOf(view, one) - spaceOf(view, other));
