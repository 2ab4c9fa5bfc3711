import { LANGUAGES, speak, type Phrase } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { GAME_IDS, gameOf } from '@/games';
import { BOOK_FORMAT, puzzlesIn, reasonFor, STEPS, type Puzzle } from '@/match/puzzles/puzzle';
import { PuzzleRun } from '@/match/puzzles/run';
import { puzzleTable } from '@/match/puzzles/table';
import { sightOf } from '@/match/sight';
import { wholeOf } from '@/match/whole';
import { bookFile, puzzlesOfFile } from '../support/puzzle-books';
import { expectNoProblem, seedOf } from '../support/random-play';

const BOOKS = GAME_IDS.map((id) => ({ id, game: gameOf(id), all: puzzlesOfFile(id) }));

const PUZZLES = BOOKS.flatMap(({ id, game, all }) =>
  all.map((puzzle) => [id, puzzle.id, game, puzzle] as const),
);

function begun(puzzle: Puzzle): PuzzleRun {
  const game = gameOf(puzzle.game);
  const isRight = (move: unknown, answer: unknown) => game.moveKey(move) === game.moveKey(answer);
  const table = puzzleTable(puzzle, (seat) => `Player ${seat}`);
  return expectNoProblem(PuzzleRun.begin({ game, puzzle, table, isRight }));
}

describe('the books of puzzles', () => {
  it.each(BOOKS)('are of the rules of today: $id (otherwise: npm run puzzles)', ({ id, game, all }) => {
    expect(bookFile(id)).toMatchObject({ format: BOOK_FORMAT, game: id, rulesVersion: game.rulesVersion });
    expect(all.length).toBeGreaterThanOrEqual(18);
    expect(new Set(all.map((puzzle) => puzzle.id)).size).toBe(all.length);
  });

  it('have sixty puzzles at least, and a dozen of each step', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(60);
    for (const step of STEPS)
      expect(PUZZLES.filter(([, , , puzzle]) => puzzle.step === step).length).toBeGreaterThanOrEqual(12);
  });

  it.each(BOOKS)('are shut where they were found by other rules: $id', ({ id, game }) => {
    const { rulesVersion } = game;
    expect(puzzlesIn({ ...bookFile(id), rulesVersion: rulesVersion + 1 }, game)).toEqual([]);
    expect(puzzlesIn({ ...bookFile(id), format: 'another' }, game)).toEqual([]);
  });
});

describe.each(PUZZLES)('a puzzle of %s, %s', (_id, _name, game, puzzle) => {
  const { seat, answer, worse, then, moves } = puzzle;

  it('asks its solver, shows them what their seat knows, and tells nothing that comes later', () => {
    const now = begun(puzzle).getSnapshot();
    const { play, log } = wholeOf(now);
    expect(now).toMatchObject({ asked: seat, shown: 0, answered: undefined });
    expect([play.moves.length, log.length]).toEqual([moves.length, moves.length]);
    const { view } = sightOf(now, seat);
    // Whatever is hidden may be otherwise: the question and what speaks for its answer would be the same.
    for (const name of ['one', 'another']) {
      const world = game.imagine(view, new Dice(seedOf('puzzle'), name));
      expect(game.view(world, seat)).toEqual(view);
      expect(game.problem(world, seat, answer)).toBeUndefined();
    }
  });

  it('has an answer and worse moves that can be made, and a reason in both languages', () => {
    const { play } = wholeOf(begun(puzzle).getSnapshot());
    expect(game.problem(play.state, seat, answer)).toBeUndefined();
    expect(worse.length).toBeGreaterThanOrEqual(2);
    for (const { move } of worse) {
      expect(game.problem(play.state, seat, move)).toBeUndefined();
      expect(game.moveKey(move)).not.toBe(game.moveKey(answer));
    }
    const view = game.view(play.state, seat);
    const reason = reasonFor(game, view, puzzle) as Phrase;
    expect(reason.key).toBe(puzzle.reason);
    const choices = [answer, ...worse.map(({ move }) => move)];
    for (const language of LANGUAGES) {
      const said = (phrase: Phrase) =>
        speak(game.phrases, language, phrase, { seat: (at) => `Player ${at}` });
      expect(said(reason)).not.toBe('');
      // Two moves that are called the same could not be told apart.
      expect(choices.slice(1).map((move) => said(game.describe(move, view)))).not.toContain(
        said(game.describe(answer, view)),
      );
    }
  });

  it('leads from its answer to the end of its line', () => {
    const run = begun(puzzle);
    run.play(answer);
    expect(run.getSnapshot()).toMatchObject({ shown: 1, answered: 'found' });
    for (let at = 0; at < then.length + 2; at += 1) run.goOn();
    const now = run.getSnapshot();
    expect(now.shown).toBe(then.length + 1);
    expect(wholeOf(now).play.moves.slice(moves.length)).toEqual([{ seat, move: answer }, ...then]);
    expect(game.outcome(wholeOf(now).play.state)).toBeUndefined();
  });
});

describe('somebody at a puzzle', () => {
  const [, , game, puzzle] = PUZZLES[0] as (typeof PUZZLES)[number];
  const wrong = puzzle.worse[0]?.move;

  it('may try again after a wrong move, which is not made', () => {
    const run = begun(puzzle);
    run.play(wrong);
    expect(run.getSnapshot()).toMatchObject({ shown: 0, answered: undefined, slip: wrong });
    expect(wholeOf(run.getSnapshot()).play.moves).toEqual(puzzle.moves);
    run.play(puzzle.answer);
    expect(run.getSnapshot()).toMatchObject({ shown: 1, answered: 'found', slip: undefined });
  });

  it('is right with a button that makes other moves before the answer', () => {
    const run = begun(puzzle);
    run.play(wrong, puzzle.answer);
    expect(run.getSnapshot().answered).toBe('found');
  });

  it('may be told the answer, which is not finding it', () => {
    const run = begun(puzzle);
    run.tell();
    expect(run.getSnapshot()).toMatchObject({ shown: 1, answered: 'told' });
    run.play(wrong);
    expect(run.getSnapshot()).toMatchObject({ answered: 'told', slip: undefined });
  });

  it('sees nothing of the line before the answer', () => {
    const run = begun(puzzle);
    run.goOn();
    expect(run.getSnapshot().shown).toBe(0);
    expect(game.waitingFor(wholeOf(run.getSnapshot()).play.state)[0]).toBe(puzzle.seat);
  });
});
