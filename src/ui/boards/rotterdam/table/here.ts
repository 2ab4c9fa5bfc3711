import type { RotterdamBoard } from './board';

/** Whether the question is answered here and now, not only looked at. */
export const isAnsweredHere = ({ moves, past }: RotterdamBoard): boolean =>
  past === undefined && moves.length > 0;

/** Whoever the question is put to, also where others only look on. */
export const askedSeat = ({ view, asked }: RotterdamBoard) => asked ?? view.turn;
