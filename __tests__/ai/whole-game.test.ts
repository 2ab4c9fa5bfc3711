import { inSlices, LEVELS, startThinking, STRONGEST, wholeGame } from '@/ai';
import { systemClock } from '@/ai/clock';
import { begin, carryOut } from '@/engine/play';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { expectNoProblem, seedOf } from '../support/random-play';

const levels = ['easy', 'easy'] as const;
const seed = seedOf('whole-game');

function toTheEnd(game: GameId) {
  const work = wholeGame({ game: gameOf(game), seed, options: {}, levels });
  while (!work.isDone) work.step();
  return work.result();
}

describe('a whole game among bots', () => {
  it.each(GAME_IDS)('of %s comes to an end, the same each time', (game) => {
    const outcome = toTheEnd(game);
    expect(outcome?.scores).toHaveLength(2);
    expect(toTheEnd(game)).toEqual(outcome);
  });

  it('has the moves that its bots make at a table', async () => {
    const game = gameOf('packet-row');
    const { state } = expectNoProblem(begin(game, { seed, options: {}, seats: 2 }));
    let made = 0;
    for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
      const view = game.view(state, seat);
      const clock = { now: () => 0, soon: systemClock.soon };
      const thinking = startThinking({ game, view, seat, level: 'easy', seed, moveNumber: made, clock });
      for (const move of await thinking.moves) {
        carryOut(game, state, { seed, seats: 2 }, made, { seat, move });
        made += 1;
      }
    }
    expect(toTheEnd('packet-row')).toEqual(game.outcome(state));
  });

  it('goes on where it was, for whoever was called away', async () => {
    const work = wholeGame({ game: gameOf('packet-row'), seed, options: {}, levels });
    const away = inSlices(work, { milliseconds: Infinity });
    away.result.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    away.cancel();
    expect(await inSlices(work, { milliseconds: Infinity }).result).toEqual(toTheEnd('packet-row'));
  });

  it('is none where the table cannot be set', () => {
    const work = wholeGame({ game: gameOf('harbour'), seed, options: { boards: 'none' }, levels });
    expect(work.isDone).toBe(true);
    expect(work.result()).toBeUndefined();
  });
});

it('takes the last of the levels for the strongest', () => expect(STRONGEST).toBe(LEVELS.at(-1)));
