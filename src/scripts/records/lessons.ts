import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseMove } from '@/ai';
import { isProblem } from '@/engine/phrase';
import { advance } from '@/engine/play';
import { recordOf, type GameRecord } from '@/engine/record';
import { GAME_IDS, gameOf, isGameId } from '@/games';
import { isOutdated, playedAgain } from './outdated';

/** The games that lessons are taught on: a board without lessons has none. */
const LESSON_GAMES = GAME_IDS.map((id) => `src/ui/boards/${id}/lessons/first-game.json`).filter((path) =>
  existsSync(path),
);

/** Keeps what is still legal of a lesson's game and has hard bots play the rest; its lessons have to be read again. */
function renewed(path: string): string | undefined {
  const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
  if (!isGameId(record.game)) throw new Error(`${path} is of no known game`);
  const game = gameOf(record.game);
  if (!isOutdated(path, game)) return undefined;
  let play = playedAgain(game, record);
  const kept = play.moves.length;
  for (let seat = game.waitingFor(play.state)[0]; seat !== undefined; seat = game.waitingFor(play.state)[0]) {
    const { seed, state, moves } = play;
    const view = game.view(state, seat);
    const move = chooseMove({ game, view, seat, level: 'hard', seed, moveNumber: moves.length });
    const next = advance(game, play, seat, move);
    if (isProblem(next)) throw new Error(`a bot's move was refused: ${next.problem}`);
    play = next.play;
  }
  writeFileSync(path, JSON.stringify(recordOf(game, play)));
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', path]);
  return `${path}: ${kept} of ${record.moves.length} moves kept. Read the lessons that come later and their course.ts again.`;
}

export function renewLessons(): readonly string[] {
  const told = LESSON_GAMES.map(renewed);
  return told.filter((line) => line !== undefined);
}
