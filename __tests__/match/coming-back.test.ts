import { digest } from '@/engine/canonical';
import { gameOf } from '@/games';
import type { Match } from '@/match/match';
import { memoryStore } from '../support/memory-store';
import {
  appOn,
  diceOf,
  EVERY_GAME,
  movesIn,
  openedOn,
  peopleAt,
  playMoves,
  startedOn,
} from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';

const KILLS = 25;

const position = (match: Match) => digest(wholeMatch(match).play.state);

describe('after a kill', () => {
  it.each(EVERY_GAME)(
    'at any moment a game of %s opens at the same decision, secrets behind the curtain, with the same dice',
    async (game) => {
      const random = diceOf(`kills-${game}`);
      const device = memoryStore();
      const match = await startedOn(appOn(device), peopleAt(game, 3));
      const { id } = match.getSnapshot();
      for (let kill = 0; kill < KILLS && match.getSnapshot().stage.kind !== 'over'; kill += 1) {
        const back = await openedOn(appOn(memoryStore(new Map(device.texts))), id);
        const { asked, log, play } = wholeMatch(match);
        const hides = asked !== undefined && gameOf(game).secrets(play.state, asked);
        expect(back.getSnapshot()).toMatchObject({
          asked,
          stage: { kind: hides ? 'curtain' : 'covered', seat: asked },
          setBack: false,
        });
        expect(wholeMatch(back).log).toEqual(log);
        expect(position(back)).toBe(position(match));
        const moves = 1 + random.below(12);
        await playMoves(back, moves, diceOf(`people-${kill}`));
        await playMoves(match, moves, diceOf(`people-${kill}`));
        expect(position(back)).toBe(position(match));
      }
    },
  );

  it.each(EVERY_GAME)('a move of %s that was taken back stays taken back', async (game) => {
    const device = memoryStore();
    const match = await startedOn(appOn(device), peopleAt(game));
    const random = diceOf(`take-back-${game}`);
    do await playMoves(match, 1, random);
    while (!match.getSnapshot().undo.available && match.getSnapshot().stage.kind !== 'over');
    const before = movesIn(match);
    await match.undo();
    const back = await openedOn(appOn(device), match.getSnapshot().id);
    expect(movesIn(back)).toEqual(before.slice(0, -1));
    expect(position(back)).toBe(position(match));
  });

  it('a finished game opens at its end', async () => {
    const device = memoryStore();
    const match = await startedOn(appOn(device), peopleAt('harbour'));
    await playMoves(match, 5_000);
    const back = await openedOn(appOn(device), match.getSnapshot().id);
    expect(back.getSnapshot().stage).toEqual({ kind: 'over' });
    expect(position(back)).toBe(position(match));
  });
});
