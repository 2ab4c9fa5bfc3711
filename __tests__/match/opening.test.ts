import { digest } from '@/engine/canonical';
import { isProblem } from '@/engine/phrase';
import { advance } from '@/engine/play';
import { recordOf, replay } from '@/engine/record';
import { rewound, takeBack } from '@/engine/undo';
import { gameOf } from '@/games';
import type { PacketRowState } from '@/games/packet-row/state';
import type { Match } from '@/match/match';
import { opened, withFreshFuture, type Opening } from '@/match/opening';
import { saveOf } from '@/match/proof';
import type { AnyPlay } from '@/match/whole';
import { saveText } from '@/storage/save-text';
import { memoryStore } from '../support/memory-store';
import { seedOf } from '../support/random-play';
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

/** Enough for hidden cards to come. */
const MORE_MOVES = 60;

async function playedMatch(game: Parameters<typeof peopleAt>[0] = 'packet-row', moves = 12) {
  const app = appOn(memoryStore());
  const match = await startedOn(app, peopleAt(game));
  await playMoves(match, moves);
  const { table, play, log, id } = wholeMatch(match);
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

  const decks = (match: Match) =>
    (wholeMatch(match).play.state as PacketRowState).areas.map(({ deck }) => deck);

  it('with a fresh future looks the same to everybody, and other cards come', async () => {
    const { app, match, table, play } = await playedMatch();
    const next = await startedOn(app, table, { ...play, freshFuture: true });
    for (const viewer of ['table', 0, 1] as const) {
      expect(gameOf('packet-row').view(wholeMatch(next).play.state, viewer)).toEqual(
        gameOf('packet-row').view(play.state, viewer),
      );
    }
    await playMoves(match, 1);
    await playMoves(next, 1);
    expect(decks(next)).not.toEqual(decks(match));
    const again = await openedOn(app, next.getSnapshot().id);
    expect(decks(again)).toEqual(decks(next));
  });

  it('without it meets the cards that would have come', async () => {
    const { app, match, table, play } = await playedMatch();
    const next = await startedOn(app, table, play);
    await playMoves(match, 1);
    await playMoves(next, 1);
    expect(decks(next)).toEqual(decks(match));
  });

  it('takes a first move back with the same past, and makes it again with the same future', async () => {
    const { app, table, play } = await playedMatch();
    const next = await startedOn(app, table, { ...play, freshFuture: true });
    const { state } = wholeMatch(next).play;
    await playMoves(next, 1);
    const after = wholeMatch(next).play;
    const back = takeBack(gameOf('packet-row'), { ...after, sealed: after.sealed.map(() => false) });
    expect(digest(back?.state)).toBe(digest(state));
  });

  it('before its game dealt anew what nobody had seen still opens, goes back and goes on with the cards that lay there', async () => {
    const rotterdam = gameOf('rotterdam');
    const earlier = { ...rotterdam, reshuffle: undefined };
    const { table, play } = await playedMatch('rotterdam');
    const first = opened(earlier, table, withFreshFuture(play, 'once-more'));
    if (isProblem(first)) throw new Error(first.problem);
    const random = diceOf('earlier');
    let left: AnyPlay = first.play;
    for (let more = 0; more < MORE_MOVES; more += 1) {
      const [seat = 0] = earlier.waitingFor(left.state);
      const moves = earlier.moves(left.state, seat);
      const next = advance(earlier, left, seat, moves[random.below(moves.length)]);
      if (isProblem(next)) throw new Error(next.problem);
      left = next.play;
    }
    expect(isProblem(replay(rotterdam, recordOf(rotterdam, left)))).toBe(true);

    const text = saveText(saveOf(rotterdam, { id: 'earlier', table, play: left }, 1), '');
    // The version in between could not open it, and noted that.
    const kept = { 'harbourmaster/save/earlier/a': text, 'harbourmaster/save/earlier/disproved': '1' };
    const app = appOn(memoryStore(new Map(Object.entries(kept))));
    expect((await app.list()).filter((entry) => 'fault' in entry)).toEqual([]);
    const match = await openedOn(app, 'earlier');
    expect(digest(wholeMatch(match).play.state)).toBe(digest(left.state));
    expect(rewound(rotterdam, wholeMatch(match).play, MORE_MOVES)?.state).toEqual(first.play.state);
    await playMoves(match, 1);
    const again = await openedOn(app, 'earlier');
    expect(digest(wholeMatch(again).play.state)).toBe(digest(wholeMatch(match).play.state));
  });
});
