import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { KINDS } from '../cards/goods';
import { clone } from '../clone';
import { problem } from '../problem';
import { feeAt, held, isOver, NONE, startOf, type HarbourState, type Place } from '../state';
import type { HarbourView } from '../view';
import { effectOf, type Effect } from './effect';
import { powerIn, purchaseAt } from './power';
import { changesIn, gainersIn, lostIn, type Gainer } from './told';
import { atTurnOf } from './turn';
import { bestVisit, played, type Answer, type Visit } from './visit';

/*
 * What a place gives a seat now. `previewOf(view, seat, place)` and `previewsOf(view, seat)` enter the place in an
 * imagined copy of the table, as if the seat were to move next, and let the rules carry the visit out with the answers
 * that leave the seat the most buying power (visit.ts). All figures are read from what the rules then did or said:
 * `effect` is what a tile says, `goods` and `power` what the quay shows, the rest what the question adds. Kept by view and
 * seat, so that every tile may ask for its own.
 */

/** A stock before and after; `lost` are units that it had no room for. */
export interface StockAhead {
  readonly from: number;
  readonly to: number;
  readonly lost: number;
}

export interface Preview {
  readonly place: Place;
  /** Why it cannot be entered: occupied, already there, no good for the fee. Undefined where it can be. */
  readonly closed: Problem | undefined;
  /** Whom a good has to be paid; undefined where no fee is due. */
  readonly fee: Seat | undefined;
  /** What the building's action comes to for this seat. */
  readonly effect: Effect;
  /** By good, by the answers below; where others give, what helps least. A purchase is not in it, nor a fee that is paid after one. */
  readonly goods: readonly StockAhead[];
  /** By good: where its token lies afterwards. */
  readonly space: readonly number[];
  /** Others who gain a unit of their choice by the visit (Abbey, Diplomat, Landlord, Beggar), in their order. */
  readonly gainers: readonly Gainer[];
  /**
   * Buying power now, in a plain purchase; and after the visit, or in its own purchase where the place buys. In a start
   * building, after taking the goods: what could be paid there instead stands in the effect.
   */
  readonly power: { readonly from: number; readonly to: number };
  /** Neither goods nor market nor display would change, the fee apart, and nothing could be bought: it only blocks. */
  readonly nothing: boolean;
  /** Entering, then every answer that the figures stand for, others' included. */
  readonly answers: readonly Answer[];
}

/** What is known so far of a seat's next turn: the table at its beginning, and each place that somebody has asked for. */
interface Known {
  readonly start: HarbourState;
  readonly places: ReadonlySet<Place>;
  readonly previews: Map<Place, Preview>;
}

const kept = new WeakMap<HarbourView, Map<Seat, Known>>();

function knownOf(view: HarbourView, seat: Seat): Known {
  const bySeat = kept.get(view) ?? new Map<Seat, Known>();
  const known = bySeat.get(seat) ?? unknown(view, seat);
  kept.set(view, bySeat.set(seat, known));
  return known;
}

function unknown(view: HarbourView, seat: Seat): Known {
  const start = atTurnOf(view, seat);
  const starts = Array.from({ length: start.seats }, (_, owner) => startOf(owner));
  return { start, places: new Set([...start.display, ...start.built, ...starts]), previews: new Map() };
}

/** None before all have their boards or when the game is over. */
const hasPreviews = (view: HarbourView): boolean => !isOver(view) && view.offers.length === 0;

/** Of one place on the table; only what is asked for is tried out, so that a small table costs little. */
export function previewOf(view: HarbourView, seat: Seat, place: Place): Preview | undefined {
  if (!hasPreviews(view)) return undefined;
  const { start, places, previews } = knownOf(view, seat);
  if (!places.has(place)) return undefined;
  const told = previews.get(place) ?? preview(start, seat, place);
  previews.set(place, told);
  return told;
}

/** Of every place on the table. */
export function previewsOf(view: HarbourView, seat: Seat): ReadonlyMap<Place, Preview> {
  if (!hasPreviews(view)) return new Map();
  const { places, previews } = knownOf(view, seat);
  for (const place of places) previewOf(view, seat, place);
  return previews;
}

/** The table on which the place can be tried out: without the pawns that close it. */
function opened(start: HarbourState, place: Place): HarbourState {
  if (!start.pawns.includes(place)) return start;
  const state = clone(start);
  state.pawns = state.pawns.map((at) => (at === place ? NONE : at));
  return state;
}

const NO_ANSWERS: readonly Answer[] = [];

function preview(now: HarbourState, seat: Seat, place: Place): Preview {
  const go = { type: 'go', place } as const;
  const closed = problem(now, seat, go);
  const start = closed === undefined ? now : opened(now, place);
  const enters = closed === undefined || problem(start, seat, go) === undefined;
  const visit: Visit | undefined = enters ? bestVisit(start, seat, place) : undefined;
  const answers = visit?.answers ?? NO_ANSWERS;
  const { state, events } = played(start, answers);
  const lost = lostIn(events, seat);
  const fee = feeAt(start, seat, place);
  const effect = effectOf({ start, seat, place, visit, events });
  const part = effect.join === 'or' ? undefined : purchaseAt(start, place);
  return {
    place,
    closed,
    fee: fee === NONE ? undefined : fee,
    effect,
    goods: Array.from({ length: KINDS }, (_, good) => ({
      from: held(start, seat, good),
      to: held(state, seat, good),
      lost: lost[good] as number,
    })),
    space: state.space,
    gainers: gainersIn(events, seat),
    power: { from: powerIn(start, seat), to: powerIn(state, seat, part) },
    nothing: !changesIn(events) && visit?.canBuy !== true,
    answers,
  };
}
