import { digest } from '@/engine/canonical';
import { isProblem, LANGUAGES } from '@/engine/phrase';
import { carryOut } from '@/engine/play';
import { Dice } from '@/engine/random';
import { replay } from '@/engine/record';
import { gameOf, type GameId } from '@/games';
import { areRight, LEARNER, movesBefore, type Course, type Lesson } from '@/match/course';
import { opened, withFreshFuture } from '@/match/opening';
import { TEXTS } from '@/text';
import { harbourCourse } from '@/ui/boards/harbour/lessons/course';
import { packetRowCourse } from '@/ui/boards/packet-row/lessons/course';
import { rotterdamCourse } from '@/ui/boards/rotterdam/lessons/course';
import type { LessonWords } from '@/ui/boards/lessons';
import { madeAnew, stillLeads } from '../support/made-anew';
import { botCourse } from '../../src/scripts/arena/bots';
import { expectNoProblem, seedOf } from '../support/random-play';
import { answered, begunAt, expectedAt, pass, tableOf } from '../support/lesson-runs';
import { wholeMatch } from '../support/whole-match';

type Words = Readonly<Record<string, LessonWords>>;

const COURSES: readonly [GameId, Course, (language: (typeof LANGUAGES)[number]) => Words][] = [
  ['packet-row', packetRowCourse, (language) => TEXTS[language].games['packet-row'].lessons],
  ['harbour', harbourCourse, (language) => TEXTS[language].games.harbour.lessons],
  ['rotterdam', rotterdamCourse, (language) => TEXTS[language].games.rotterdam.lessons],
];

/** So many real games are played to their end, by easy bots. */
const FUTURES = 24;
/** Rounds of a real game: of fifty of each game none took more than ten, and half of them at most six. */
const LONGEST = 10;
const USUAL = 6;

describe.each(COURSES)('how to play %s', (id, course, wordsIn) => {
  const game = gameOf(id);
  const begin = (lesson: Lesson, step?: number) => begunAt(game, id, course, lesson, step);
  const steps = course.lessons.flatMap((lesson) =>
    lesson.steps.map((step, at) => [`${lesson.id}/${step.id}`, lesson, at] as const),
  );
  const deeds = steps.filter(([, lesson, at]) => lesson.steps[at]?.kind === 'do');

  it('stands on a whole game that the rules of today play to the same end', async () => {
    const play = await stillLeads(id, () => expectNoProblem(replay(game, course.record)));
    expect(play.moves).toEqual(course.record.moves);
  });

  it.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
    'leads through «%s» by the right moves alone, the others playing the record',
    async (_, lesson) => {
      const run = begin(lesson);
      while (run.getSnapshot().step < lesson.steps.length) await pass(run, course, lesson);
      const { moves } = wholeMatch(run.match).play;
      expect(moves).toEqual(course.record.moves.slice(0, movesBefore(lesson, lesson.steps.length)));
      run.close();
    },
  );

  it.each(steps)('can be left and resumed at %s, in the same position', async (_, lesson, at) => {
    const run = begin(lesson);
    while (run.getSnapshot().step < at) await pass(run, course, lesson);
    const again = begin(lesson, at);
    expect(again.getSnapshot()).toEqual(run.getSnapshot());
    expect(digest(wholeMatch(again.match).play.state)).toBe(digest(wholeMatch(run.match).play.state));
    run.close();
    again.close();
  });

  it.each(deeds)('asks the learner for a move at %s that can be made', (_, lesson, at) => {
    const run = begin(lesson, at);
    const { state } = wholeMatch(run.match).play;
    expect(course.record.moves[movesBefore(lesson, at)]?.seat).toBe(LEARNER);
    const [first] = expectedAt(course, lesson, at);
    const legal = game.moves(state, LEARNER).filter((move) => course.isRight(move, first));
    expect(legal.length).toBeGreaterThan(0);
    run.close();
  });

  it.each(deeds)('takes no more at %s than it asks for', async (_, lesson, at) => {
    const run = begin(lesson, at);
    const right = expectedAt(course, lesson, at);
    await run.play(...right, right[0]);
    expect(run.getSnapshot()).toEqual({ step: at, replying: false, slip: right[0] });
    run.close();
  });

  it.each(deeds)('knows the button that makes the moves of %s, and no other', (_, lesson, at) => {
    const run = begin(lesson, at);
    const right = expectedAt(course, lesson, at);
    const { state } = wholeMatch(run.match).play;
    expect(run.isWanted(right)).toBe(true);
    for (const move of game.moves(state, LEARNER)) {
      expect(run.isWanted([move])).toBe(areRight(course, [move], right));
    }
    run.close();
  });

  it('takes moves that are asked for one after the other behind one button too', async () => {
    const pairs = deeds.filter(
      ([, { steps: all }, at]) => all[at]?.replies === undefined && all[at + 1]?.kind === 'do',
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const [, lesson, at] of pairs) {
      const run = begin(lesson, at);
      await run.play(...expectedAt(course, lesson, at), ...expectedAt(course, lesson, at + 1));
      await answered(run);
      expect(run.getSnapshot()).toMatchObject({ step: at + 2, slip: undefined });
      run.close();
    }
  });

  it.each(deeds)('takes every legal way to do right at %s', async (_, lesson, at) => {
    const first = begin(lesson, at);
    const { state } = wholeMatch(first.match).play;
    first.close();
    const right = expectedAt(course, lesson, at);
    const alone = game.moves(state, LEARNER).filter((move) => areRight(course, [move], right));
    for (const moves of [right, ...alone.map((move) => [move] as const)]) {
      const run = begin(lesson, at);
      await run.play(...moves);
      await answered(run);
      expect(run.getSnapshot()).toMatchObject({ step: at + 1, slip: undefined });
      run.close();
    }
  });

  it.each(deeds)('leaves everything as it was after any other move at %s', async (_, lesson, at) => {
    const run = begin(lesson, at);
    const { state } = wholeMatch(run.match).play;
    const before = digest(state);
    for (const move of game.moves(state, LEARNER)) {
      if (areRight(course, [move], expectedAt(course, lesson, at))) continue;
      await run.play(move);
      expect(run.getSnapshot()).toEqual({ step: at, replying: false, slip: move });
      expect(digest(wholeMatch(run.match).play.state)).toBe(before);
    }
    await pass(run, course, lesson);
    expect(run.getSnapshot().step).toBe(at + 1);
    run.close();
  });

  it('tells what was wrong behind a button that begins right, and makes nothing of it', async () => {
    const several = deeds.filter(([, lesson, at]) => (lesson.steps[at]?.moves ?? 1) > 1);
    let tried = 0;
    for (const [, lesson, at] of several) {
      const run = begin(lesson, at);
      const { state } = wholeMatch(run.match).play;
      const before = digest(state);
      const right = expectedAt(course, lesson, at);
      const then = game.clone(state);
      game.apply(then, LEARNER, right[0], { random: new Dice(seedOf('slip'), 'then') });
      const wrong = game
        .moves(then, LEARNER)
        .filter((move) => !right.some((one) => course.isRight(move, one)));
      tried += wrong.length;
      for (const move of wrong) {
        expect(run.isWanted([right[0], move])).toBe(false);
        await run.play(right[0], move);
        expect(run.getSnapshot()).toEqual({ step: at, replying: false, slip: move });
        expect(digest(wholeMatch(run.match).play.state)).toBe(before);
      }
      run.close();
    }
    expect(tried > 0).toBe(several.length > 0);
  });

  it('lets an impatient learner act before everything is read', async () => {
    const found = course.lessons.find(({ steps: [one, two] }) => {
      return one?.kind === 'read' && one.replies === undefined && two?.kind === 'do';
    });
    if (found === undefined) throw new Error('no lesson begins with a word before a move');
    const run = begin(found);
    await run.play(...expectedAt(course, found, 1));
    await answered(run);
    expect(run.getSnapshot().step).toBe(2);
    run.close();
  });

  it('tells a move that comes before the others have moved, and leaves it unmade', async () => {
    for (const lesson of course.lessons) {
      const at = lesson.steps.findIndex(({ kind, replies }) => kind === 'read' && replies !== undefined);
      const run = begin(lesson, at < 0 ? lesson.steps.length - 1 : at);
      const { state } = wholeMatch(run.match).play;
      for (const move of game.moves(state, LEARNER)) {
        const before = run.getSnapshot();
        await run.play(move);
        expect(run.getSnapshot()).toEqual({ ...before, slip: move });
      }
      expect(digest(wholeMatch(run.match).play.state)).toBe(digest(state));
      run.close();
    }
  });

  it('ends every lesson with something to read', () => {
    for (const { steps: all } of course.lessons) expect(all.at(-1)?.kind).toBe('read');
  });

  it('ends in a real game of a few rounds, which the learner begins', () => {
    const { seed, moves, options } = course.record;
    const table = tableOf(id, course);
    const begun = opened(game, { ...table, options }, { seed, moves: moves.slice(0, course.realGameFrom) });
    const ended = replay(game, course.record);
    if (isProblem(begun) || isProblem(ended)) throw new Error(madeAnew(id));
    expect(game.waitingFor(begun.play.state)).toEqual([LEARNER]);
    const rounds = game.round(ended.state) - game.round(begun.play.state) + 1;
    expect(rounds).toBeGreaterThan(1);
    expect(rounds).toBeLessThanOrEqual(5);
  });

  it('ends in a game that stays short, whatever comes in it', () => {
    const { seed, moves, options } = course.record;
    const opening = { seed, moves: moves.slice(0, course.realGameFrom) };
    const table = { ...tableOf(id, course), options };
    const lengths = Array.from({ length: FUTURES }, (_, future) => {
      const { play } = expectNoProblem(opened(game, table, withFreshFuture(opening, `real-${future}`)));
      const from = game.round(play.state);
      let made = play.moves.length;
      for (
        let [seat] = game.waitingFor(play.state);
        seat !== undefined;
        [seat] = game.waitingFor(play.state)
      ) {
        const view = game.view(play.state, seat);
        const decision = { game, view, seat, seed: seedOf(`real-${future}`), moveNumber: made };
        for (const move of botCourse('easy', decision)) {
          carryOut(game, play.state, play, made, { seat, move });
          made += 1;
        }
      }
      return game.round(play.state) - from + 1;
    }).toSorted((a, b) => a - b);
    expect(lengths.at(-1)).toBeLessThanOrEqual(LONGEST);
    expect(lengths[FUTURES / 2]).toBeLessThanOrEqual(USUAL);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const words = wordsIn(language);

    it('has words for every lesson and every step, and for no others', () => {
      expect(Object.keys(words)).toEqual(course.lessons.map((lesson) => lesson.id));
      for (const lesson of course.lessons) {
        expect(Object.keys(words[lesson.id]?.steps ?? {})).toEqual(lesson.steps.map((step) => step.id));
      }
    });

    it('speaks of the others by the names that they have at the table', () => {
      const spoken = JSON.stringify(words);
      expect(course.others).toHaveLength(course.record.seats - 1);
      for (const name of course.others) expect(spoken).toContain(name);
    });

    it.each(steps)('names a task at %s exactly where there is something to do', (_, lesson, at) => {
      const step = lesson.steps[at];
      const said = words[lesson.id]?.steps[step?.id ?? ''];
      expect(said?.task !== undefined).toBe(step?.kind === 'do');
    });

    it.each(deeds)('has words of its own only for moves that can be made at %s', (_, lesson, at) => {
      const run = begin(lesson, at);
      const { state } = wholeMatch(run.match).play;
      const others = game.moves(state, LEARNER).filter((move) => {
        return !areRight(course, [move], expectedAt(course, lesson, at));
      });
      const names = others.map((move) => course.nameOf(move));
      const said = words[lesson.id]?.steps[lesson.steps[at]?.id ?? '']?.otherwise ?? {};
      for (const name of Object.keys(said)) expect(names).toContain(name);
      run.close();
    });
  });
});
