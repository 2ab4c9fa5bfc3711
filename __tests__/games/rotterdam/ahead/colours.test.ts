import fc from 'fast-check';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { previewColour, previewColours, type ColourPreview, type Way } from '@/games/rotterdam/ahead/colour';
import type { Answer, Course, ShipTurn } from '@/games/rotterdam/ahead/courses';
import { sailChoices } from '@/games/rotterdam/ahead/sails';
import { sureBonuses, surePayers } from '@/games/rotterdam/ahead/sure';
import { HARBOURS } from '@/games/rotterdam/cards/goods';
import {
  COLOURS,
  harbourAt,
  isHarbour,
  positionOfHarbour,
  POSITIONS,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import type { RotterdamState } from '@/games/rotterdam/state';
import { forAll } from '../../../support/for-all';
import { seedOf } from '../../../support/random-play';
import { table } from '../scenario';
import { playThrough, waters } from './positions';
import { endsOf, replayed, stepsBetween, type Replayed } from './replayed';

/** Compared as text first, since there are so many; the matcher then shows where they differ. */
function same(told: unknown, came: unknown): void {
  if (JSON.stringify(told) !== JSON.stringify(came)) expect(told).toEqual(came);
}

const endOf = ({ turns, money }: Pick<Course, 'turns' | 'money'>): string =>
  `${turns
    .map(({ from, to, stays }) => `${from}>${to}${stays ?? ''}`)
    .sort()
    .join(' ')} | ${money.join()}`;

const rangeOf = (figures: readonly number[]) => ({
  least: Math.min(...figures),
  most: Math.max(...figures),
});

const arrivalOf = (to: Position, cargo: number) =>
  isHarbour(to) ? (cargo < 0 ? 'empty' : harbourAt(to) === cargo ? 'fits' : 'wrong') : undefined;

/** A turn as a preview should tell it as one of the ways of its ship. */
function wayOf({ from, to, stays, blockedBy, bonus }: ShipTurn, cargo: number): Way {
  const [before, stepsLeft] = [stepsBetween(from, cargo), stepsBetween(to, cargo)];
  const strands = before !== undefined && stepsLeft === undefined;
  return { to, stays, blockedBy, arrival: arrivalOf(to, cargo), bonus, stepsLeft, strands };
}

/** How a ship without a turn should be told. */
function restingWay(state: RotterdamState, ship: Position, cargo: number, colour: number): Way {
  const held = (((state.held | state.releasing) >> ship) & 1) === 1;
  const stays = held && endsOf(ship, colour).length > 0 ? 'held' : 'noChannel';
  const stepsLeft = stepsBetween(ship, cargo);
  return { to: ship, stays, blockedBy: [], arrival: undefined, bonus: undefined, stepsLeft, strands: false };
}

const inOrder = (ways: readonly Way[]): readonly string[] => ways.map((way) => JSON.stringify(way)).sort();

/** Every ship with its ways, and nothing else than what the courses really brought. */
function shipsAsTold(state: RotterdamState, preview: ColourPreview, real: readonly Replayed[]): void {
  const { ships, colour } = preview;
  const asked = new Set(real.flatMap((course) => [...course.asked]));
  for (const { ship, owner, cargo, order, ways, decides } of ships) {
    const turns = real.flatMap((course) => course.turns.filter(({ from }) => from === ship));
    const came =
      turns.length === 0 ? [restingWay(state, ship, cargo, colour)] : turns.map((turn) => wayOf(turn, cargo));
    same(inOrder(ways), [...new Set(inOrder(came))]);
    same([owner, cargo], [state.owners[ship], state.cargo[ship]]);
    const [first] = real;
    const place = first?.turns.findIndex(({ from }) => from === ship) ?? -1;
    same({ order }, { order: place < 0 ? undefined : place + 1 });
    const sure = ways.length === 1 || asked.has(ship) || decides !== undefined;
    if (sure) same({ decides }, { decides: ways.length > 1 ? owner : undefined });
  }
  const lie = state.owners.flatMap((owner, at) => (owner >= 0 ? [at] : []));
  same(
    ships.map(({ ship }) => ship).sort((one, other) => one - other),
    lie,
  );
}

/** Every course really goes as it is told, turn by turn, and the figures are those of the courses. */
function coursesAsTold(
  before: RotterdamState,
  courses: readonly Course[],
  begun: Answer,
): readonly Replayed[] {
  const real = courses.map(({ answers }) => replayed(before, [begun, ...answers]));
  same(
    courses.map(({ turns, money }) => ({ turns, money })),
    real.map(({ turns, money }) => ({ turns, money })),
  );
  return real;
}

/** What the captain gets at each harbour and from whom, however owners really decide. */
function sureAsTold(preview: ColourPreview, real: readonly Replayed[]): void {
  const least = HARBOURS.map((_, harbour) =>
    Math.min(
      ...real.map(({ turns }) =>
        turns.reduce(
          (sum, { to, bonus }) =>
            to === positionOfHarbour(harbour) ? sum + (bonus?.fromOwner ?? 0) + (bonus?.fromBank ?? 0) : sum,
          0,
        ),
      ),
    ),
  );
  const told = sureBonuses(preview);
  same(
    HARBOURS.map((_, harbour) => told.get(harbour) ?? 0),
    least,
  );
  const payers = real.map(({ turns }) => turns.flatMap(({ bonus }) => bonus?.owner ?? []));
  const always = payers[0]?.filter((owner) => payers.every((seats) => seats.includes(owner)));
  same(surePayers(preview), [...new Set(always)]);
}

/** What a preview tells is what then happens, whatever owners answer. */
function previewAsTold(state: RotterdamState, preview: ColourPreview, dice: Dice): readonly Replayed[] {
  const { captain, colour, courses } = preview;
  const begun: Answer = { seat: captain, move: { type: 'colour', colour } };
  const real = coursesAsTold(state, courses, begun);
  const ends = courses.map(endOf);
  const came = endOf(replayed(state, [begun], dice));
  if (!ends.includes(came)) expect(ends).toContain(came);
  shipsAsTold(state, preview, real);
  const sailing = real.map(({ turns }) => turns.filter(({ stays }) => stays === undefined));
  const own = sailing.map((turns) => turns.filter(({ owner }) => owner === captain));
  const fits = ({ from, to }: ShipTurn) => arrivalOf(to, state.cargo[from] ?? -1) === 'fits';
  const { moving, bonus, ownArrivals, ownSteps } = preview;
  const figures = {
    moving: rangeOf(sailing.map((turns) => turns.length)),
    bonus: rangeOf(real.map(({ money }) => money[captain] ?? 0)),
    ownArrivals: rangeOf(own.map((turns) => turns.filter(fits).length)),
    ownSteps: rangeOf(own.map((turns) => turns.length)),
  };
  same({ moving, bonus, ownArrivals, ownSteps }, figures);
  sureAsTold(preview, real);
  return real;
}

const view = (state: RotterdamState, seat: number) => rotterdam.view(state, seat);

describe('the preview of a colour', () => {
  it('RT-21 RT-22 is what then happens, in all five colours, wherever ships lie; where owners choose, one of the ways told', () => {
    let chosen = 0;
    const stayed = { sails: 0, blocked: 0, unpaid: 0 };
    forAll(
      fc.property(waters, ({ state, captain, answers }) => {
        const dice = new Dice(seedOf(answers), 'owners');
        for (const preview of previewColours(view(state, captain), captain)) {
          if (preview.courses.length > 1) chosen += 1;
          for (const { turns } of previewAsTold(state, preview, dice))
            for (const { stays } of turns) stayed[stays ?? 'sails'] += 1;
        }
      }),
      { numRuns: 2000 },
    );
    expect(chosen).toBeGreaterThan(500);
    expect(Math.min(...Object.values(stayed))).toBeGreaterThan(200);
  });

  it('RT-21 RT-22 is what then happens in games, also before the worker is placed and for the second colour', () => {
    let positions = 0;
    forAll(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (game) => {
        playThrough(game, (state, seat, random) => {
          if (state.phase !== 'captain' && (state.phase !== 'work' || random.below(6) > 0)) return;
          positions += 1;
          const real = rotterdam.clone(state);
          Object.assign(real, { phase: 'captain' });
          real.action.colours = 0;
          for (const preview of previewColours(view(state, seat), seat)) {
            previewAsTold(real, preview, new Dice(seedOf(game), 'owners'));
          }
        });
      }),
      { numRuns: 12 },
    );
    expect(positions).toBeGreaterThan(400);
  });

  it('RT-21 tells an owner who is asked what each answer leads to', () => {
    let asked = 0;
    forAll(
      fc.property(waters, fc.integer({ min: 0, max: 4 }), ({ state, captain, answers }, colour) => {
        const { state: now } = replayed(state, [{ seat: captain, move: { type: 'colour', colour } }]);
        if (now.phase !== 'sail') return;
        const seat = now.actor;
        const choices = sailChoices(view(now, seat), seat);
        expect(choices.map(({ move }) => move)).toEqual(rotterdam.moves(now, seat));
        for (const { move, ship, cargo, turn, courses, arrival, stepsLeft, strands } of choices) {
          asked += 1;
          const real = coursesAsTold(now, courses, { seat, move });
          for (const { turns } of real) expect(turns).toContainEqual(turn);
          const dice = new Dice(seedOf(answers), 'owners');
          expect(courses.map(endOf)).toContain(endOf(replayed(now, [{ seat, move }], dice)));
          expect([turn.from, cargo]).toEqual([ship, now.cargo[move.at]]);
          expect(turn.to).toBe(move.type === 'sail' ? move.to : move.at);
          expect(wayOf(turn, cargo)).toMatchObject({ arrival, stepsLeft, strands });
        }
      }),
      { numRuns: 2000 },
    );
    expect(asked).toBeGreaterThan(300);
  });
});

const at = (name: (typeof POSITIONS)[number]) => POSITIONS.indexOf(name);
const colourOf = (name: (typeof COLOURS)[number]) => COLOURS.indexOf(name);
const shipIn = (preview: ColourPreview, name: (typeof POSITIONS)[number]) =>
  preview.ships.find(({ ship }) => ship === at(name));

describe('a colour says', () => {
  it('RT-21 who is in whose way, and where that ship lies now', () => {
    const { state } = table(3).ship(0, 'A1', 'oil').ship(1, 'D1', 'fruit').ship(0, 'D2', 'oil');
    const preview = previewColour(view(state, 0), 0, colourOf('purple'));
    expect(shipIn(preview, 'D1')?.ways).toMatchObject([
      { stays: 'blocked', blockedBy: [{ at: at('D2'), ship: at('D2'), owner: 0 }], stepsLeft: 3 },
    ]);
    expect(shipIn(preview, 'D2')?.ways).toMatchObject([{ stays: 'noChannel' }]);
    expect(preview).toMatchObject({ moving: { least: 1, most: 1 }, bonus: { least: 0, most: 0 } });
  });

  it('RT-22 RT-E3 what the captain gets, and from whom', () => {
    const { state } = table(3).money(4, 5, 6).ship(0, 'A1', 'oil').ship(1, 'C3', 'fruit');
    const preview = previewColour(view(state, 0), 0, colourOf('purple'));
    expect(preview.ships.map(({ ship, order }) => [ship, order])).toEqual([
      [at('A1'), 1],
      [at('C3'), 2],
    ]);
    expect(shipIn(preview, 'C3')?.ways).toMatchObject([
      { to: at('merwe'), arrival: 'fits', bonus: { owner: 1, fromOwner: 1, fromBank: 1 }, stepsLeft: 0 },
    ]);
    expect(preview.bonus).toEqual({ least: 2, most: 2 });
  });

  it('RT-22 whose owner has no money for the captain', () => {
    const { state } = table(3).money(4, 0, 6).ship(1, 'C3', 'fruit');
    const preview = previewColour(view(state, 0), 0, colourOf('purple'));
    expect(shipIn(preview, 'C3')?.ways).toMatchObject([{ stays: 'unpaid', blockedBy: [] }]);
  });

  it('RT-21 both ways where an owner will choose, and what can no longer reach its harbour', () => {
    const { state } = table(3).ship(1, 'B1', 'containers');
    const preview = previewColour(view(state, 0), 0, colourOf('green'));
    expect(shipIn(preview, 'B1')).toMatchObject({
      decides: 1,
      ways: [
        { to: at('B2'), strands: true, stepsLeft: undefined },
        { to: at('C2'), strands: false, stepsLeft: 2 },
      ],
    });
  });

  it('RT-13 that the police hold a ship', () => {
    const { state } = table(3).ship(1, 'C3', 'fruit');
    state.held = 1 << at('C3');
    const preview = previewColour(view(state, 0), 0, colourOf('purple'));
    expect(shipIn(preview, 'C3')).toMatchObject({ order: undefined, ways: [{ stays: 'held' }] });
  });
});
