import type { Game } from './game';
import { isProblem } from './phrase';
import { begin, carryOut, type Play } from './play';

/** Whether the last move may honestly be taken back. Whether the same person still holds the device is the match's to know. */
export function canTakeBack<State, Move, Options>(play: Play<State, Move, Options>): boolean {
  return play.moves.length > 0 && play.sealed[play.moves.length - 1] === false;
}

/** The play without its last moves, made by playing everything before them again; undefined where there are not so many. */
export function rewound<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  count: number,
): Play<State, Move, Options> | undefined {
  const left = play.moves.length - count;
  const start = left < 0 ? undefined : begin(game, play);
  if (start === undefined || isProblem(start)) return undefined;
  const moves = play.moves.slice(0, left);
  moves.forEach((played, number) => carryOut(game, start.state, play, number, played));
  return { ...start, moves, sealed: play.sealed.slice(0, left) };
}

/** The same where that is honest: nothing was revealed by these moves. */
export function takeBack<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  count = 1,
): Play<State, Move, Options> | undefined {
  const { length } = play.moves;
  return play.sealed.slice(length - count).includes(true) ? undefined : rewound(game, play, count);
}
