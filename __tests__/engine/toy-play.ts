import { advance, begin, type Play } from '@/engine/play';
import { expectNoProblem, seedOf } from '../support/random-play';
import { toyGame, type ToyMove, type ToyOptions, type ToyState } from './toy-game';

type ToyPlay = Play<ToyState, ToyMove, ToyOptions>;

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** A play of the toy game with these moves, everybody in turn, frozen so that nothing can change it unnoticed. */
export function toyPlay(...types: readonly ToyMove['type'][]): ToyPlay {
  let play = expectNoProblem(begin(toyGame, { seed: seedOf('toy'), options: { start: 10 }, seats: 3 }));
  for (const type of types) {
    play = expectNoProblem(advance(toyGame, deepFreeze(play), play.state.turn, { type })).play;
  }
  return deepFreeze(play);
}
