import type { Board } from '../../board';

/**
 * A game's board, typed by its own views and moves, as the registry knows it. Whoever asks the registry for the board of
 * a game hands it that game's views and moves, which types cannot say: this is the only place that takes their word.
 */
export function defineBoard<View, Move>(board: Board<View, Move>): Board {
  return board as Board;
}
