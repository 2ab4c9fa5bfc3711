import type { Game, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type Play } from '@/engine/play';
import { parseSeed, type Seed } from '@/engine/random';
import { botMove } from '../arena/bots';

interface Sensibly<State, Move, View, Options> {
  readonly game: Game<State, Move, View, Options>;
  readonly options: Options;
  readonly seats: number;
  /** What the seed is made of. */
  readonly name: string;
  enough(play: Play<State, Move, Options>, asked: Seat | undefined): boolean;
}

/** A game as sensible players play it: pictures of a table are judged by what is usual on one. */
function playedSensibly<State, Move, View, Options>(
  sitting: Sensibly<State, Move, View, Options>,
): Play<State, Move, Options> | undefined {
  const { game, options, seats, name, enough } = sitting;
  const seed = parseSeed(name) as Seed;
  const begun = begin(game, { seed, options, seats });
  if (isProblem(begun)) throw new Error(`no game can begin: ${begun.problem}`);
  let play = begun;
  for (;;) {
    const [asked] = game.waitingFor(play.state);
    if (enough(play, asked)) return play;
    if (asked === undefined) return undefined;
    const view = game.view(play.state, asked);
    const decision = { game: game as Game<unknown, unknown, unknown, unknown>, seed, seat: asked };
    const move = botMove('medium', { ...decision, moveNumber: play.moves.length, view });
    const advanced = advance(game, play, asked, move as Move);
    if (isProblem(advanced)) throw new Error(`a bot made an illegal move: ${advanced.problem}`);
    play = advanced.play;
  }
}

const TRIES = 20;

/** Not every game comes to where it is wanted: the first of several that does. */
export function comesTo<State, Move, View, Options>(
  sitting: Sensibly<State, Move, View, Options>,
): Play<State, Move, Options> {
  for (let number = 1; number <= TRIES; number += 1) {
    const play = playedSensibly({ ...sitting, name: `${sitting.name}-${number}` });
    if (play !== undefined) return play;
  }
  throw new Error(`no game of ${TRIES} comes to ${sitting.name}`);
}
