import { digest } from '@/engine/canonical';
import { gameOf } from '@/games';
import { isProblem } from '@/engine/phrase';
import { opened, type Opening } from '@/match/opening';
import { memoryStore } from '../support/memory-store';
import { seedOf } from '../support/random-play';
import {
  appOn,
  EVERY_GAME,
  movesIn,
  openedOn,
  peopleAt,
  playMoves,
  startedOn,
} from '../support/saved-matches';

async function playedMatch(game: Parameters<typeof peopleAt>[0] = 'packet-row', moves = 12) {
  const app = appOn(memoryStore());
  const match = await startedOn(app, peopleAt(game));
  await playMoves(match, moves);
  const { table, play, log, id } = match.getSnapshot();
  return { app, match, table, play, log, id };
}

describe('a match that starts from an opening', () => {
  it.each(EVERY_GAME)('of %s stands where its moves lead, with their log', async (game) => {
    const { table, play, log } = await playedMatch(game);
    const begun = opened(gameOf(game), table, play);
    if (isProblem(begun)) throw new Error(begun.problem);
    expect(digest(begun.play.state)).toBe(digest(play.state));
    expect(begun.play).toEqual(play);
    expect(begun.log).toEqual(log);
  });

  it('is a save of its own, which opens again with its name and leaves the other as it was', async () => {
    const { app, id, table, play } = await playedMatch();
    const opening = { seed: play.seed, moves: play.moves.slice(0, 7), name: ' After move 7 ' };
    const next = await startedOn(app, table, opening);
    await playMoves(next, 2);
    expect(movesIn(await openedOn(app, next.getSnapshot().id))).toHaveLength(9);
    expect(movesIn(await openedOn(app, id))).toHaveLength(12);
    expect(await app.list()).toContainEqual(
      expect.objectContaining({ id: next.getSnapshot().id, name: 'After move 7' }),
    );
  });

  it('keeps the name that its people give it while it is played', async () => {
    const { app, table, play } = await playedMatch();
    const next = await startedOn(app, table, { ...play, name: 'Looked back' });
    await app.rename(next.getSnapshot().id, 'Once more');
    await playMoves(next, 1);
    expect(next.getSnapshot().saveProblem).toBeUndefined();
    expect(await app.list()).toContainEqual(expect.objectContaining({ name: 'Once more' }));
  });

  it.each<[string, (opening: Opening) => Opening, string]>([
    ['whose dice are none', (opening) => ({ ...opening, seed: 'no seed at all' }), 'badSeed'],
    [
      'with a move that is not legal',
      ({ seed, moves }) => ({ seed, moves: [...moves.slice(1)] }),
      'badMoveInRecord',
    ],
    [
      'with dice that lead elsewhere',
      ({ moves }) => ({ seed: seedOf('other'), moves: moves.map(({ move }) => ({ seat: 7, move })) }),
      'badMoveInRecord',
    ],
  ])('is refused from an opening %s, and nothing is stored', async (_, change, problem) => {
    const { app, table, play } = await playedMatch();
    const refused = await app.start(table, change(play));
    expect(refused).toMatchObject({ problem });
    expect(await app.list()).toHaveLength(1);
  });
});
