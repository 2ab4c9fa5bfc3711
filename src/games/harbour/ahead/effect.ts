import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { apply } from '../apply';
import { questionOf } from '../asked';
import type { Action, Part } from '../cards/actions';
import { KINDS, type Amounts, type Good } from '../cards/goods';
import { clone } from '../clone';
import type { HarbourMove } from '../move';
import { moves } from '../moves';
import { anotherHasGoods } from '../rules/places';
import { actionAt, held, symbolsOf, unitsOf, type HarbourState, type Place } from '../state';
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

const times = (goods: Amounts, count: number): Amounts => goods.map((units) => units * count);

function mostHeld({ start, seat }: TriedOut): number {
  let most = 0;
  for (let good = 0; good < KINDS; good += 1) most = Math.max(most, held(start, seat, good));
  return most;
}

/** Units of one kind, or of any kind where one is as good as another. */
function tradeShort(tried: TriedOut, part: Extract<Part, { part: 'trade' }>): number {
  const has = part.units > 1 ? mostHeld(tried) : unitsOf(tried.start, tried.seat);
  return Math.max(0, part.units * part.times - has);
}

/** What each good of the Clock Tower would bring, tried one after the other. */
function doubled({ start, seat, place, visit }: TriedOut): { units: number; goods: Good[] } {
  const state = clone(start);
  const step = { random: freshDice() };
  for (const answer of visit?.answers ?? []) {
    if (questionOf(state) === 'double') break;
    apply(state, answer.seat, answer.move, step);
  }
  let best = 0;
  let goods: Good[] = [];
  if (questionOf(state) !== 'double' || state.pawns[seat] !== place) return { units: 0, goods };
  for (const move of moves(state, seat) as readonly Extract<HarbourMove, { type: 'gain' }>[]) {
    const after = clone(state);
    apply(after, seat, move, step);
    const units = held(after, seat, move.good) - held(state, seat, move.good);
    if (units > best) goods = [];
    best = Math.max(best, units);
    if (units === best) goods.push(move.good);
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
      return { ...part, count, goods: firstGainIn(events) ?? times(part.goods, count) };
    }
    case 'convert': {
      const goods = firstGainIn(events);
      const lacking = part.pay.map((units, good) => Math.max(0, units - held(start, seat, good)));
      return {
        ...part,
        goods: goods ?? part.goods,
        short: goods === undefined ? lacking : times(part.pay, 0),
      };
    }
    case 'trade':
      return { ...part, short: tradeShort(tried, part) };
    case 'turn':
      return { part: 'turn', most: Math.min(part.most, mostHeld(tried)) };
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
      return { part: 'take', possible: anotherHasGoods(start, seat) };
    case 'gainOnSpace':
      return { part: 'gainOnSpace', goods: firstGainIn(events) ?? [] };
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
