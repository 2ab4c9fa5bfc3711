import { isProblem } from '@/engine/phrase';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { previewsOf } from '@/games/harbour/ahead/preview';
import { kindOf, topOf, TURN } from '@/games/harbour/rules/frames';
import type { HarbourState } from '@/games/harbour/state';

/** Bundled for a bare VM: previews all places at tables in the middle of a game and prints how long each took. */
declare const BENCH_PLAYERS: number;

const TABLES = 12;
/** So many buildings bought by all together: about the middle of a game. */
const BUILT = Math.floor((BENCH_PLAYERS * 7) / 4);
/** Each table is looked at so often. */
const TIMES = 9;

function midGame(seed: Seed): HarbourState {
  const options = harbour.parseOptions(
    { boards: 'characters', inlandTraders: BENCH_PLAYERS > 2, bonusCards: true },
    BENCH_PLAYERS,
  );
  if (isProblem(options)) throw new Error(options.problem);
  const random = new Dice(seed, 'previews');
  const state = harbour.setup(options, BENCH_PLAYERS, random);
  while (state.built.length < BUILT || kindOf(topOf(state)) !== TURN) {
    const [seat = 0] = harbour.waitingFor(state);
    const moves = harbour.moves(state, seat);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error('the game was over before its middle');
    harbour.apply(state, seat, move, { random });
  }
  return state;
}

const tables = Array.from({ length: TABLES }, (_, table) => midGame(parseSeed(`previews-${table}`) as Seed));
let places = 0;
const tries = tables.map((state) =>
  Array.from({ length: TIMES }, () => {
    // What is kept is kept by view, so that each try needs its own.
    const view = harbour.view(state, state.active);
    const begin = Date.now();
    places += previewsOf(view, state.active).size;
    return Date.now() - begin;
  }),
);
console.log(JSON.stringify({ looked: places / TABLES / TIMES, tries }));
