import { canonicalJson } from '@/engine/canonical';
import { canTakeBack, takeBack } from '@/engine/undo';
import { advance } from '@/engine/play';
import { expectNoProblem } from '../support/random-play';
import { toyGame, type ToyMove } from './toy-game';
import { toyPlay } from './toy-play';

describe('taking the last move back', () => {
  it.each<[string, ToyMove['type'], boolean]>([
    ['an open move', 'add', true],
    ['the end of the game', 'stop', true],
    ['dice', 'roll', false],
    ['a look at something hidden', 'look', false],
    ['something hidden shown to all', 'show', false],
  ])('%s (%s): %s', (_, type, possible) => {
    const play = toyPlay('add', type);
    expect(canTakeBack(play)).toBe(possible);
    expect(takeBack(toyGame, play)).toEqual(possible ? toyPlay('add') : undefined);
  });

  it('is not possible before the first move', () => {
    expect(canTakeBack(toyPlay())).toBe(false);
    expect(takeBack(toyGame, toyPlay())).toBeUndefined();
  });

  it('plays everything before it again, dice and all', () => {
    const back = takeBack(toyGame, toyPlay('roll', 'show', 'roll', 'add'));
    expect(back).toEqual(toyPlay('roll', 'show', 'roll'));
    expect(back?.sealed).toEqual([true, true, true]);
  });

  it.each<[string, number, ReturnType<typeof toyPlay> | undefined]>([
    ['goes several moves back at once', 2, toyPlay('add', 'roll')],
    ['never over a sealed one', 3, undefined],
    ['never further than to the beginning', 9, undefined],
  ])('%s', (_, count, expected) => {
    expect(takeBack(toyGame, toyPlay('add', 'roll', 'add', 'add'), count)).toEqual(expected);
  });

  it('step by step stops at the last sealed move', () => {
    let play = toyPlay('add', 'roll', 'add', 'add');
    for (let i = 0; i < 9; i += 1) play = takeBack(toyGame, play) ?? play;
    expect(play).toEqual(toyPlay('add', 'roll'));
  });

  it('and making it again leads to the same play', () => {
    const play = toyPlay('roll', 'add');
    const back = takeBack(toyGame, play);
    if (back === undefined) throw new Error('the move could not be taken back');
    expect(expectNoProblem(advance(toyGame, back, 1, { type: 'add' })).play).toEqual(play);
  });

  it('leaves the given play untouched', () => {
    const play = toyPlay('roll', 'add');
    const before = canonicalJson(play);
    takeBack(toyGame, play);
    expect(canonicalJson(play)).toBe(before);
  });
});
