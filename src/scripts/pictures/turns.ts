import type { Locator, Page } from 'playwright-core';
import type { AnyGame } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { gameOf, type GameId } from '@/games';
import type { BuildingId } from '@/games/harbour/cards/buildings';
import { harbourWords } from '@/games/harbour/phrases';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import { COLOURS } from '@/games/rotterdam/cards/waterways';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { Course } from '@/match/course';
import { opened } from '@/match/opening';
import type { AnyPlay } from '@/match/whole';
import { TEXTS } from '@/text';
import { harbourCourse } from '@/ui/boards/harbour/lessons/course';
import { packetRowCourse } from '@/ui/boards/packet-row/lessons/course';
import { rotterdamCourse } from '@/ui/boards/rotterdam/lessons/course';
import { WORDS } from '../../../__tests__/support/play-packet-row';
import type { Camera } from './camera';

const TEXT = TEXTS.en;

/** What is seen of a turn once it is made, and of what the others do then. */
const SEEN = 1_600;

interface Turn {
  readonly course: Course;
  /** How many moves of the course's game lie behind. */
  readonly from: number;
  make(camera: Camera): Promise<void>;
}

const beginning = (name: string) => new RegExp(`^${name}`, 'iu');

const answer = (page: Page): Locator =>
  page.getByRole('group', { name: TEXT.board.answer, exact: true }).last().getByRole('button').last();

/** A helper comes from the docks, and a ship sails where the contract wants it. */
async function deliverByCaptain(camera: Camera): Promise<void> {
  const { page } = camera;
  const text = TEXT.games['packet-row'].board;
  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false }).first();
  await camera.film(SEEN / 2);
  await camera.touch(page.getByRole('radio', { name: /^Helper, Captain/ }).first());
  await camera.touch(button(WORDS.en.confirm));
  await camera.film(SEEN);
  await camera.touch(button(text.act.deliverSpoken({ count: 1 })));
  await camera.film(SEEN);
  const { confirm, confirmBrief } = text.delivery;
  const pays = new RegExp([confirm, confirmBrief].map((say) => say({ money: '.+' })).join('|'));
  await camera.touch(page.getByRole('dialog').getByRole('button', { name: pays }));
  await camera.film(2 * SEEN);
}

/** The pawn goes to where goods are sold for a building. */
async function shipAndBuy(camera: Camera): Promise<void> {
  const { page } = camera;
  const { planner } = TEXT.games.harbour.board;
  const called = (building: BuildingId) => beginning(harbourWords.en.buildings[building]);
  await camera.film(SEEN / 2);
  await camera.touch(page.getByRole('button', { name: called('shipwrights-guild') }).first());
  await camera.touch(answer(page));
  await camera.film(SEEN);
  await camera.touch(page.getByRole('checkbox', { name: called('butchers-hall') }).first());
  await camera.touch(page.getByRole('button', { name: planner.suggestSpoken, exact: true }));
  await camera.film(SEEN / 2);
  await camera.touch(answer(page));
  await camera.film(3 * SEEN);
}

/** The captain chooses a colour, and another: all ships move. */
async function sailTwice(camera: Camera): Promise<void> {
  const { page } = camera;
  const { words } = { words: rotterdamWords.en };
  const radio = (name: string) => page.getByRole('radio', { name: beginning(name), disabled: false }).first();
  await camera.film(SEEN / 2);
  await camera.touch(radio(words.role(CAPTAIN)));
  await camera.touch(answer(page));
  for (const colour of ['yellow', 'red'] as const) {
    await camera.film(SEEN / 2);
    await camera.touch(radio(words.colour(COLOURS.indexOf(colour))));
    await camera.touch(answer(page));
    await camera.film(SEEN);
  }
  await camera.film(SEEN);
}

/** A turn of each game, from the game that its course leads through: short, and without luck. */
export const TURNS: Readonly<Record<GameId, Turn>> = {
  'packet-row': { course: packetRowCourse, from: 45, make: deliverByCaptain },
  harbour: { course: harbourCourse, from: 94, make: shipAndBuy },
  rotterdam: { course: rotterdamCourse, from: 48, make: sailTwice },
};

/** The table at which the turn begins. */
export function turnBegun(id: GameId): { readonly game: AnyGame; readonly play: AnyPlay } {
  const { course, from } = TURNS[id];
  const { seed, moves, options, seats } = course.record;
  const game = gameOf(id);
  const table = {
    options,
    seats: Array.from({ length: seats }, () => undefined as never),
    houseRules: { takeBack: false, openHands: false },
  };
  const begun = opened(game, table, { seed, moves: moves.slice(0, from) });
  if (isProblem(begun)) throw new Error(`the course leads nowhere: ${begun.problem}`);
  return { game, play: begun.play };
}
