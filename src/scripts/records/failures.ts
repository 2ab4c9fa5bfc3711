import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem } from '@/engine/phrase';
import { advance } from '@/engine/play';
import { Dice } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { KEPT_FAILURES, keptFailuresOf, readKeptFailure } from '../../../__tests__/support/kept-failures';
import { randomMove } from '../../../__tests__/support/random-play';
import { isOutdated, playedAgain } from './outdated';

/** Keeps what is still legal of a game in which a law once failed, and goes on at random to where it failed. */
function renew(id: GameId, name: string): string {
  const game = gameOf(id);
  const kept = readKeptFailure(id, name);
  let play = playedAgain(game, kept);
  const legal = play.moves.length;
  const random = new Dice(play.seed, 'renewed');
  while (play.moves.length < kept.moves.length && game.waitingFor(play.state).length > 0) {
    const { seat, move } = randomMove(game, play.state, play.seats, random);
    const next = advance(game, play, seat, move);
    if (isProblem(next)) throw new Error(`a listed move was refused: ${next.problem}`);
    play = next.play;
  }
  const { moves } = play;
  const path = join(KEPT_FAILURES, id, name);
  writeFileSync(path, `${JSON.stringify({ ...kept, rulesVersion: game.rulesVersion, moves })}\n`);
  return `${path}: ${legal} of ${kept.moves.length} moves kept`;
}

export function renewFailures(): readonly string[] {
  return GAME_IDS.flatMap((id) =>
    keptFailuresOf(id)
      .filter((name) => isOutdated(join(KEPT_FAILURES, id, name), gameOf(id)))
      .map((name) => renew(id, name)),
  );
}
