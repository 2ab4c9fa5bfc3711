import { isProblem } from '@/engine/phrase';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { previewColours } from '@/games/rotterdam/ahead/colour';
import { NOBODY, type RotterdamState } from '@/games/rotterdam/state';

/** Bundled for a bare VM: previews all five colours of crowded tables and prints how long each table took. */
declare const BENCH_PLAYERS: number;

const TABLES = 12;
/** So many ships on the water: about as many as there ever are. */
const SHIPS = 8;
/** Each table is looked at so often. */
const TIMES = 9;
/** One look is too quick for a clock of whole milliseconds: so many are timed together, but for the very first. */
const LOOKS = 10;

const shipsOn = ({ owners }: RotterdamState): number => owners.filter((owner) => owner !== NOBODY).length;

function crowded(seed: Seed): RotterdamState {
  const options = rotterdam.parseOptions({}, BENCH_PLAYERS);
  if (isProblem(options)) throw new Error(options.problem);
  const random = new Dice(seed, 'colours');
  const state = rotterdam.setup(options, BENCH_PLAYERS, random);
  while (shipsOn(state) < SHIPS || state.phase !== 'captain') {
    const [seat = 0] = rotterdam.waitingFor(state);
    const moves = rotterdam.moves(state, seat);
    const move = moves[random.below(moves.length)];
    if (move === undefined) return crowded(parseSeed(`${seed}-again`) as Seed);
    rotterdam.apply(state, seat, move, { random });
  }
  return state;
}

const tables = Array.from({ length: TABLES }, (_, table) => crowded(parseSeed(`colours-${table}`) as Seed));
let courses = 0;

/** How long so many looks take, each; what is kept is kept by view, so that each needs its own. */
function timeOf(state: RotterdamState, looks: number): number {
  const views = Array.from({ length: looks }, () => rotterdam.view(state, state.turn));
  const begin = Date.now();
  for (const view of views) {
    for (const preview of previewColours(view, state.turn)) courses += preview.courses.length / looks;
  }
  return (Date.now() - begin) / looks;
}

const tries = tables.map((state, table) =>
  Array.from({ length: TIMES }, (_, time) => timeOf(state, table === 0 && time === 0 ? 1 : LOOKS)),
);
console.log(JSON.stringify({ looked: courses / TABLES / TIMES, tries }));
