import fc from 'fast-check';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { previewColour, previewColours, type ColourPreview } from '@/games/rotterdam/ahead/colour';
import type { Answer } from '@/games/rotterdam/ahead/courses';
import { sailChoices } from '@/games/rotterdam/ahead/sails';
import { COLOURS, POSITIONS } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { readPiece } from '@/games/rotterdam/pieces';
import type { RotterdamState } from '@/games/rotterdam/state';
import { forAll } from '../../../support/for-all';
import { seedOf } from '../../../support/random-play';
import { table } from '../scenario';
import { happens, playThrough, waters, type Happened } from './positions';

const positionNamed = (name: unknown) => POSITIONS.findIndex((position) => position === name);

/** Where each ship went, and what everybody then had more: as one line, in the order in which ships moved. */
function courseOf(before: RotterdamState, { state, events }: Happened): string {
  const sailed = events.flatMap((event) =>
    event.type === 'moved' && readPiece(event.piece ?? -1)?.kind === 'ship' && event.from.zone === 'water'
      ? [`${positionNamed(event.from.at)}>${positionNamed(event.to.at)}`]
      : [],
  );
  const money = state.players.map((player, seat) => player.money - (before.players[seat]?.money ?? 0));
  return `${sailed.join(' ')} | ${money.join()}`;
}

const toldCourses = ({ courses }: ColourPreview): string[] =>
  courses.map(({ turns, money }) => {
    const sailed = turns.filter(({ stays }) => stays === undefined).map(({ from, to }) => `${from}>${to}`);
    return `${sailed.join(' ')} | ${money.join()}`;
  });

const inAnyOrder = (course: string): string =>
  course.replace(/^[^|]*/, (ships) => ships.split(' ').sort().join(' '));

/** Chooses the colour and lets owners answer at random. */
function sailed(state: RotterdamState, seat: number, colour: number, dice: Dice): Happened {
  const answers: Answer[] = [{ seat, move: { type: 'colour', colour } }];
  for (;;) {
    const now = happens(state, answers);
    if (now.state.phase !== 'sail') return now;
    const moves = rotterdam.moves(now.state, now.state.actor);
    answers.push({ seat: now.state.actor, move: moves[dice.below(moves.length)] as RotterdamMove });
  }
}

/** What of a preview is not as it then really comes. */
function faultsOf(state: RotterdamState, preview: ColourPreview, dice: Dice): string[] {
  const { captain, colour, ships, courses } = preview;
  const told = toldCourses(preview);
  const faults = courses.flatMap((course, index) => {
    const choice = { seat: captain, move: { type: 'colour', colour } } as const;
    const real = courseOf(state, happens(state, [choice, ...course.answers]));
    return real === told[index] ? [] : [`told ${told[index]}, came ${real}`];
  });
  const real = sailed(state, captain, colour, dice);
  const came = courseOf(state, real);
  if (!told.map(inAnyOrder).includes(inAnyOrder(came)))
    faults.push(`came ${came}, told ${told.join(' or ')}`);
  const moves = came.split(' | ')[0]?.split(' ') ?? [];
  for (const { ship, ways } of ships) {
    const to = Number(moves.find((move) => move.startsWith(`${ship}>`))?.split('>')[1] ?? ship);
    const way = ways.find((one) => one.to === to);
    if (way === undefined) faults.push(`${ship} came to ${to}`);
    if (way?.bonus !== undefined && way.arrival !== 'fits') faults.push(`${ship} pays for ${way.arrival}`);
  }
  const lies = state.owners.filter((owner) => owner >= 0).length;
  if (ships.length !== lies) faults.push(`${ships.length} of ${lies} ships told`);
  return faults;
}

const view = (state: RotterdamState, seat: number) => rotterdam.view(state, seat);

describe('the preview of a colour', () => {
  it('RT-21 RT-22 is what then happens, in all five colours, wherever ships lie; where owners choose, one of the ways told', () => {
    let chosen = 0;
    forAll(
      fc.property(waters, ({ state, captain, answers }) => {
        const dice = new Dice(seedOf(answers), 'owners');
        for (const preview of previewColours(view(state, captain), captain)) {
          if (preview.courses.length > 1) chosen += 1;
          expect(faultsOf(state, preview, dice)).toEqual([]);
        }
      }),
      { numRuns: 1500 },
    );
    expect(chosen).toBeGreaterThan(500);
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
            expect(faultsOf(real, preview, new Dice(seedOf(game), 'owners'))).toEqual([]);
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
      fc.property(waters, fc.integer({ min: 0, max: 4 }), ({ state, captain }, colour) => {
        const { state: now } = happens(state, [{ seat: captain, move: { type: 'colour', colour } }]);
        if (now.phase !== 'sail') return;
        const choices = sailChoices(view(now, now.actor), now.actor);
        expect(choices.map(({ move }) => move)).toEqual(rotterdam.moves(now, now.actor));
        for (const { move, turn, courses } of choices) {
          asked += 1;
          const [first] = courses;
          const real = happens(now, [{ seat: now.actor, move }, ...(first?.answers ?? [])]);
          expect(turn).toMatchObject({ from: move.at, to: move.type === 'sail' ? move.to : move.at });
          expect(
            real.state.players.map((player, seat) => player.money - (now.players[seat]?.money ?? 0)),
          ).toEqual(first?.money);
        }
      }),
      { numRuns: 1500 },
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
