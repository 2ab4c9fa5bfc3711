import type { Game } from './game';
import { isProblem } from './phrase';
import { begin, type Play } from './play';
import { seedName } from './random';

const TRANSCRIPT_FORMAT = 'harbourmaster-transcript/1';

/** A played game as data that can be checked without this project's code. */
export function transcriptOf<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  options: unknown,
): unknown {
  const start = begin(game, play);
  if (isProblem(start)) throw new Error(`a played game does not begin: ${start.problem}`);
  return {
    format: TRANSCRIPT_FORMAT,
    game: game.id,
    players: play.seats,
    seed: seedName(play.seed),
    options,
    cards: game.transcript.cards(),
    start: game.transcript.start(start.state),
    moves: play.moves.map(({ seat, move }) => ({ seat, move: game.transcript.move(move) })),
    end: { scores: game.transcript.scores(play.state), winners: game.outcome(play.state)?.winners ?? [] },
  };
}
