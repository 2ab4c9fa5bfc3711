import fc from 'fast-check';
import { canonicalJson } from '@/engine/canonical';
import type { GameEvent } from '@/engine/events';
import { isProblem, LANGUAGES, speakProblem } from '@/engine/phrase';
import { enginePhrases } from '@/engine/phrases';
import { recordOf, replay } from '@/engine/record';
import { forAll } from '../support/for-all';
import { expectNoProblem } from '../support/random-play';
import { toyGame } from './toy-game';
import { deepFreeze, toyPlay } from './toy-play';

const play = toyPlay('add', 'roll', 'look', 'show', 'add');
const record = deepFreeze(JSON.parse(JSON.stringify(recordOf(toyGame, play))) as Record<string, unknown>);
const without = (field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

describe('a record', () => {
  it('holds how the game began, every move, and where that leads', () => {
    expect(record).toEqual({
      format: 'harbourmaster-record/1',
      game: 'toy',
      rulesVersion: 3,
      seed: 'xoroshiro128plus:toy',
      options: { start: 10 },
      seats: 3,
      moves: ['add', 'roll', 'look', 'show', 'add'].map((type, at) => ({ seat: at % 3, move: { type } })),
      digest: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('plays again to the same play, sealed moves and all', () => {
    expect(expectNoProblem(replay(toyGame, record))).toEqual(play);
    expect(play.sealed).toEqual([false, true, true, true, false]);
  });

  it('of a game without a move plays again', () => {
    expect(expectNoProblem(replay(toyGame, recordOf(toyGame, toyPlay())))).toEqual(toyPlay());
  });

  it('tells for each move what it made happen and where it led', () => {
    const told: [number, readonly GameEvent[], number][] = [];
    replay(toyGame, record, (number, events, state) => told.push([number, events, state.total]));
    expect(told.map(([number]) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(told[0]?.[2]).toBe(11);
    expect(told[3]?.[1]).toHaveLength(2);
  });

  it('is not changed by replaying, whether it can be replayed or not', () => {
    const before = canonicalJson(record);
    replay(toyGame, record);
    replay(toyGame, deepFreeze({ ...record, digest: 'x' }));
    expect(canonicalJson(record)).toBe(before);
  });
});

const moves = record.moves as readonly { seat: number; move: unknown }[];
const withMove = (at: number, move: unknown) => ({
  ...record,
  moves: moves.map((old, i) => (i === at ? move : old)),
});
/** What JSON can hold and no text can be made of. */
const wordless: unknown = JSON.parse('{"toString": 1, "valueOf": 1}');

describe('a record that cannot be replayed exactly is refused', () => {
  it.each<[string, unknown, string]>([
    ['not an object', 'record', 'notARecord'],
    ['nothing', undefined, 'notARecord'],
    ['a list', [record], 'notARecord'],
    ['an unknown format', { ...record, format: 'harbourmaster-record/2' }, 'unknownFormat'],
    ['no format', without('format'), 'unknownFormat'],
    ['another game', { ...record, game: 'chess' }, 'wrongGame'],
    ['no game', without('game'), 'notARecord'],
    ['a game that is no text', { ...record, game: wordless }, 'notARecord'],
    ['an older rules version', { ...record, rulesVersion: 2 }, 'wrongRulesVersion'],
    ['a newer rules version', { ...record, rulesVersion: 4 }, 'wrongRulesVersion'],
    ['no rules version', without('rulesVersion'), 'notARecord'],
    ['a rules version that is no number', { ...record, rulesVersion: wordless }, 'notARecord'],
    ['no seed', without('seed'), 'badSeed'],
    ['a bad seed', { ...record, seed: 'two words' }, 'badSeed'],
    ['a seed for other dice', { ...record, seed: 'mersenne:7' }, 'badSeed'],
    ['a seed that is a number', { ...record, seed: 7 }, 'badSeed'],
    ['too many seats', { ...record, seats: 9 }, 'seatCount'],
    ['seats as text', { ...record, seats: '3' }, 'notARecord'],
    ['seats as a list', { ...record, seats: [3] }, 'notARecord'],
    ['seats that are no number', { ...record, seats: wordless }, 'notARecord'],
    ['no seats', without('seats'), 'notARecord'],
    ['options that the game does not know', { ...record, options: { start: 'x' } }, 'badStart'],
    ['no moves', without('moves'), 'notARecord'],
    ['moves that are no list', { ...record, moves: {} }, 'notARecord'],
    ['a move of somebody else inside', withMove(2, { seat: 0, move: { type: 'add' } }), 'badMoveInRecord'],
    ['a move by nobody', withMove(0, { move: { type: 'add' } }), 'badMoveInRecord'],
    ['a hole among the moves', withMove(0, null), 'badMoveInRecord'],
    ['something that is no move', withMove(4, { seat: 1, move: 'add' }), 'badMoveInRecord'],
    [
      'a move after the end',
      { ...record, moves: [{ seat: 0, move: { type: 'stop' } }, ...moves] },
      'badMoveInRecord',
    ],
    ['another legal move', withMove(0, { seat: 0, move: { type: 'roll' } }), 'wrongDigest'],
    ['a move left out', { ...record, moves: moves.slice(0, -1) }, 'wrongDigest'],
    ['another seed', { ...record, seed: 'other' }, 'wrongDigest'],
    ['other options', { ...record, options: { start: 11 } }, 'wrongDigest'],
    ['a wrong digest', { ...record, digest: '0'.repeat(32) }, 'wrongDigest'],
    ['no digest', without('digest'), 'wrongDigest'],
  ])('%s', (_, json, problem) => {
    const answer = replay(toyGame, json);
    expect(isProblem(answer) && answer.problem).toBe(problem);
  });

  it('with the number of the bad move, counted from one', () => {
    const answer = replay(toyGame, withMove(2, { seat: 0, move: { type: 'add' } }));
    expect(answer).toEqual({ problem: 'badMoveInRecord', args: { number: 3 } });
  });

  it.each([
    ['another game', { ...record, game: 'chess' }],
    ['another version', { ...record, rulesVersion: 9 }],
    ['a bad move', withMove(0, 7)],
  ])('%s: with a sentence in every language', (_, json) => {
    const answer = replay(toyGame, json);
    for (const language of LANGUAGES) {
      const text = isProblem(answer) && speakProblem(enginePhrases, language, answer, { seat: String });
      expect(text).toMatch(/^\p{Lu}.+\.$/u);
      expect(text).not.toMatch(/undefined|NaN|object/);
    }
  });
});

describe('junk of any kind', () => {
  const junk = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });

  it('never throws', () => {
    forAll(
      fc.property(junk, (json) => {
        expect(isProblem(replay(toyGame, json))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('in any field of a record never throws', () => {
    const fields = fc.constantFrom(...Object.keys(record));
    forAll(
      fc.property(fields, fc.oneof(junk, fc.constant(wordless)), (field, value) => {
        const answer = replay(toyGame, { ...record, [field]: value });
        expect(isProblem(answer) || canonicalJson(answer.state) === canonicalJson(play.state)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('among the moves never throws', () => {
    forAll(
      fc.property(fc.array(fc.oneof(junk, fc.constantFrom(...moves))), (list) => {
        const answer = replay(toyGame, { ...record, moves: list });
        expect(isProblem(answer) || list.length === moves.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
