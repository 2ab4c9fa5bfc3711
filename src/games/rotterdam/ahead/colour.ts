import type { Seat } from '@/engine/game';
import type { Raw } from '../cards/goods';
import { AHEAD_IN, COLOUR_COUNT, WATER_COUNT, type Colour, type Position } from '../cards/waterways';
import { isHeld } from '../rules/ships';
import { NOBODY, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { coursesOf, type Blocker, type Bonus, type Course, type StayReason } from './courses';
import { arrivalAt, stepsToGo, strands, type Arrival } from './voyage';
import { atStep, keptBySeat, rangeOf, type Range } from './world';

/*
 * What a captain's colour would do. `previewColour(view, seat, colour)` chooses the colour in an imagined copy of the
 * table, with this seat as captain, and lets the rules move every ship; where an owner would be asked, every answer is
 * tried (courses.ts). A ship is named by where it lies now.
 */

/** How the colour leaves a ship. */
export interface Way {
  /** Where the ship lies afterwards; where it lies now if it stays. */
  readonly to: Position;
  /** Undefined where it sails. */
  readonly stays: StayReason | undefined;
  readonly blockedBy: readonly Blocker[];
  /** Where it enters a harbour. */
  readonly arrival: Arrival | undefined;
  readonly bonus: Bonus | undefined;
  /** From there to the harbour where the cargo belongs; undefined where there is no such way, or no cargo. */
  readonly stepsLeft: number | undefined;
  /** The cargo can no longer reach its harbour, and could before. */
  readonly strands: boolean;
}

export interface ShipAhead {
  readonly ship: Position;
  readonly owner: Seat;
  readonly cargo: Raw;
  /** From 1; undefined for ships that do not have a turn in this colour. */
  readonly order: number | undefined;
  /** All that may come of it; one where it is certain. */
  readonly ways: readonly Way[];
  /** Its owner, where they will be asked about it; undefined where it is certain or follows from what others decide. */
  readonly decides: Seat | undefined;
}

export interface ColourPreview {
  readonly colour: Colour;
  readonly captain: Seat;
  /** In the order of moving; then those without a turn in this colour, from the harbours back. */
  readonly ships: readonly ShipAhead[];
  /** How many ships sail. */
  readonly moving: Range;
  /** What the captain gets altogether, from owners and the bank. */
  readonly bonus: Range;
  /** Of the captain's own ships: those that come to the harbour that fits, and those that sail. */
  readonly ownArrivals: Range;
  readonly ownSteps: Range;
  /** Every way in which it may go; one where nobody has anything to decide. */
  readonly courses: readonly Course[];
}

const wayKey = ({ to, stays, blockedBy, bonus }: Way): string =>
  [to, stays, bonus?.fromOwner, ...blockedBy.map(({ at, ship }) => `${at}<${ship}`)].join();

function waysOf(courses: readonly Course[], ship: Position, cargo: Raw): Way[] {
  const ways = new Map<string, Way>();
  for (const { turns } of courses) {
    const turn = turns.find(({ from }) => from === ship);
    if (turn === undefined) continue;
    const { to, stays, blockedBy, bonus } = turn;
    const way = {
      to,
      stays,
      blockedBy,
      arrival: arrivalAt(to, cargo),
      bonus,
      stepsLeft: stepsToGo(to, cargo),
      strands: strands(ship, to, cargo),
    };
    ways.set(wayKey(way), way);
  }
  return [...ways.values()];
}

function withoutTurn(state: RotterdamState, ship: Position, colour: Colour): ShipAhead {
  const cargo = state.cargo[ship] as Raw;
  const channels = AHEAD_IN[ship * COLOUR_COUNT + colour] as readonly number[];
  const stays = channels.length > 0 && isHeld(state, ship) ? 'held' : 'noChannel';
  const way: Way = {
    to: ship,
    stays,
    blockedBy: [],
    arrival: undefined,
    bonus: undefined,
    stepsLeft: stepsToGo(ship, cargo),
    strands: false,
  };
  return {
    ship,
    owner: state.owners[ship] as Seat,
    cargo,
    order: undefined,
    ways: [way],
    decides: undefined,
  };
}

function shipsOf(
  state: RotterdamState,
  colour: Colour,
  courses: readonly Course[],
  asked: number,
): ShipAhead[] {
  const turns = courses[0]?.turns ?? [];
  const moving = turns.map(({ from: ship, owner }, index) => {
    const cargo = state.cargo[ship] as Raw;
    const ways = waysOf(courses, ship, cargo);
    const decides = ways.length > 1 && ((asked >> ship) & 1) === 1 ? owner : undefined;
    return { ship, owner, cargo, order: index + 1, ways, decides };
  });
  const resting: ShipAhead[] = [];
  for (let ship = WATER_COUNT - 1; ship >= 0; ship -= 1) {
    if (state.owners[ship] === NOBODY || turns.some(({ from }) => from === ship)) continue;
    resting.push(withoutTurn(state, ship, colour));
  }
  return [...moving, ...resting];
}

function preview(state: RotterdamState, captain: Seat, colour: Colour): ColourPreview {
  const { courses, asked } = coursesOf(state, captain, colour);
  const sailing = courses.map(({ turns }) => turns.filter(({ stays }) => stays === undefined));
  const own = sailing.map((turns) => turns.filter(({ owner }) => owner === captain));
  const fitting = own.map((turns) =>
    turns.filter(({ from, to }) => arrivalAt(to, state.cargo[from] as Raw) === 'fits'),
  );
  return {
    colour,
    captain,
    ships: shipsOf(state, colour, courses, asked),
    moving: rangeOf(sailing.map((turns) => turns.length)),
    bonus: rangeOf(courses.map(({ money }) => money[captain] as number)),
    ownArrivals: rangeOf(fitting.map((turns) => turns.length)),
    ownSteps: rangeOf(own.map((turns) => turns.length)),
    courses,
  };
}

/** All five, in the order of the colours, with this seat as captain: now, or as if its turn had come. */
export const previewColours = keptBySeat((view, seat): readonly ColourPreview[] => {
  const state = atStep(view, seat, 'captain');
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => preview(state, seat, colour));
});

export const previewColour = (view: RotterdamView, seat: Seat, colour: Colour): ColourPreview =>
  previewColours(view, seat)[colour] as ColourPreview;
