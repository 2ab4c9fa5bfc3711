import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { apply } from '../apply';
import { questionOf, type Question } from '../asked';
import type { Action, Part } from '../cards/actions';
import { KINDS, type Amounts, type Good } from '../cards/goods';
import { clone } from '../clone';
import type { HarbourMove } from '../move';
import { moves } from '../moves';
import { problem } from '../problem';
import { lackOf, startPart, tradeLack } from '../rules/parts';
import { actionAt, held, symbolsOf, type HarbourState, type Place } from '../state';
import { firstGainIn, gainersIn, giversIn } from './told';
import { freshDice } from './turn';
import type { Visit } from './visit';

/** A part of a building's action with what it comes to for one seat now. Goods are by good, in the order of GOODS. */
export type EffectPart =
  /** Fixed goods (with what an ability adds) and so many of any kind. */
  | { readonly part: 'gain'; readonly goods: Amounts; readonly any: number; readonly different: boolean }
  | { readonly part: 'perSymbol'; readonly symbol: number; readonly count: number; readonly goods: Amounts }
  /** `short`: units that are lacking to pay, by good; none where it can be paid. */
  | { readonly part: 'convert'; readonly pay: Amounts; readonly goods: Amounts; readonly short: Amounts }
  /** Salvage Yard and Pawnshop: `times` times `units` of a kind for `each` of so many `kinds`; `short` units lacking. */
  | {
      readonly part: 'trade';
      readonly units: number;
      readonly times: number;
      readonly kinds: number;
      readonly each: number;
      readonly short: number;
    }
  /** Up to so many units, as far as any good is held. */
  | { readonly part: 'turn'; readonly most: number }
  /** So many units of one of these goods, of which most would fit. */
  | { readonly part: 'double'; readonly units: number; readonly goods: readonly Good[] }
  /** One from each of these. */
  | { readonly part: 'tax'; readonly from: readonly Seat[] }
  /** One for each of these. */
  | { readonly part: 'others'; readonly seats: readonly Seat[] }
  | { readonly part: 'take'; readonly possible: boolean }
  | { readonly part: 'swap'; readonly neighbours: boolean; readonly gain: number }
  | { readonly part: 'raise' }
  | { readonly part: 'reverse' }
  | { readonly part: 'gainOnSpace'; readonly goods: Amounts }
  | { readonly part: 'replace' }
  /**
   * Up to `most` buildings. `power` is the most that could be paid for one there, all else of the visit counted in;
   * `powerForAll` for `most` of them together (coins count for each). Not `possible`: nothing on offer could be paid.
   */
  | {
      readonly part: 'buy';
      readonly possible: boolean;
      readonly most: number;
      readonly extra: number;
      readonly power: number;
      readonly powerForAll: number;
    };

/** Parts joined as on the building: *then* in this order, *both* in either order, *or* one of them. */
export interface Effect {
  readonly join: Action['join'];
  readonly parts: readonly EffectPart[];
}

export interface TriedOut {
  /** The beginning of the seat's turn. */
  readonly start: HarbourState;
  readonly seat: Seat;
  readonly place: Place;
  /** Undefined where the place cannot be entered at all. */
  readonly visit: Visit | undefined;
  readonly events: readonly GameEvent[];
}

const NOTHING: Amounts = Array.from({ length: KINDS }, () => 0);
const step = { random: freshDice() };

/** The visit as far as this question of the action; undefined where it is not asked. */
function asked({ start, visit }: TriedOut, question: Question): HarbourState | undefined {
  const state = clone(start);
  for (const answer of visit?.answers ?? []) {
    if (questionOf(state) === question) return state;
    apply(state, answer.seat, answer.move, step);
  }
  return undefined;
}

type ConvertPart = Extract<Part, { part: 'convert' }>;

/** What an exchange gives, with what an ability adds; whoever lacks the goods for it is imagined to have them. */
function exchanged({ start, seat, events }: TriedOut, part: ConvertPart): Amounts {
  const goods = firstGainIn(events);
  if (goods !== undefined) return goods;
  const state = clone(start);
  state.addedMore = false;
  part.pay.forEach((units, good) => (state.goods[seat * KINDS + good] = units));
  const imagined: GameEvent[] = [];
  startPart(state, part, { ...step, emit: (event) => imagined.push(event) });
  return firstGainIn(imagined) ?? NOTHING;
}

/** How many units of one good can be turned, each tried until the rules ask for no more. */
function turnable(tried: TriedOut): number {
  const { seat } = tried;
  const before = asked(tried, 'turn');
  if (before === undefined) return 0;
  let most = 0;
  for (let from = 0; from < KINDS; from += 1) {
    const move: HarbourMove = { type: 'turn', from, to: (from + 1) % KINDS };
    const state = clone(before);
    let turned = 0;
    for (; problem(state, seat, move) === undefined; turned += 1) apply(state, seat, move, step);
    most = Math.max(most, turned);
  }
  return most;
}

/** What each good of the Clock Tower would bring, tried one after the other. */
function doubled(tried: TriedOut): { units: number; goods: Good[] } {
  const { seat } = tried;
  const state = asked(tried, 'double');
  let best = 0;
  let goods: Good[] = [];
  if (state === undefined) return { units: 0, goods };
  for (const move of moves(state, seat) as readonly Extract<HarbourMove, { type: 'gain' }>[]) {
    const after = clone(state);
    apply(after, seat, move, step);
    const units = held(after, seat, move.good) - held(state, seat, move.good);
    if (units > best) goods = [];
    best = Math.max(best, units);
    if (units > 0 && units === best) goods.push(move.good);
  }
  return { units: best, goods };
}

function partNow(tried: TriedOut, part: Part): EffectPart {
  const { start, seat, visit, events } = tried;
  switch (part.part) {
    case 'gain':
      return { ...part, goods: hasFixed(part.goods) ? (firstGainIn(events) ?? part.goods) : part.goods };
    case 'perSymbol': {
      const count = symbolsOf(start, seat, part.symbol);
      return { ...part, count, goods: firstGainIn(events) ?? NOTHING };
    }
    case 'convert': {
      const short = part.pay.map((units, good) => lackOf(start, seat, good, units));
      return { ...part, goods: exchanged(tried, part), short };
    }
    case 'trade':
      return { ...part, short: tradeLack(start, seat, part) };
    case 'turn':
      return { part: 'turn', most: turnable(tried) };
    case 'double':
      return { part: 'double', ...doubled(tried) };
    case 'tax':
      return { part: 'tax', from: giversIn(events) };
    case 'others':
      return {
        part: 'others',
        seats: gainersIn(events, seat).flatMap((gainer) => (gainer.reason === 'others' ? [gainer.seat] : [])),
      };
    case 'take':
      return { part: 'take', possible: visit?.answers.some(({ move }) => move.type === 'take') ?? false };
    case 'gainOnSpace':
      return { part: 'gainOnSpace', goods: firstGainIn(events) ?? NOTHING };
    case 'buy':
      return {
        ...part,
        possible: visit?.canBuy ?? false,
        power: visit?.power ?? 0,
        powerForAll: visit?.powerForAll ?? 0,
      };
    default:
      return part;
  }
}

const hasFixed = (goods: Amounts): boolean => goods.some((units) => units > 0);

export function effectOf(tried: TriedOut): Effect {
  const { join, parts } = actionAt(tried.start, tried.place);
  return { join, parts: parts.map((part) => partNow(tried, part)) };
}
