import type { Seat } from '@/engine/game';
import { isSetUp } from '../choices/staged';
import type { HarbourBoard } from '../table/board';

/** Whether the device speaks to this player as "you". */
export const isYou = ({ own, actor }: Pick<HarbourBoard, 'own' | 'actor'>, seat: Seat): boolean =>
  seat === (own?.seat ?? actor);

/** Whether nobody else at the device could be meant by "you". */
export const isOnlyYou = (board: Pick<HarbourBoard, 'own' | 'actor' | 'seats'>, seat: Seat): boolean =>
  board.seats.filter(({ kind }) => kind === 'human').length === 1 && isYou(board, seat);

/** The name of a player; "You", where nobody else could be meant. */
export const calledAs = (board: HarbourBoard, seat: Seat): string =>
  isOnlyYou(board, seat) ? board.shared.you : board.name(seat);

/** Somebody decides at this device whose turn it is not. */
export const isOthersChoice = ({ view, asked, actor }: HarbourBoard): boolean =>
  asked !== undefined && asked === actor && asked !== view.active && !isSetUp({ view });

/** Whether this device is asked now. */
export const isAskedHere = ({ asked, actor, past }: HarbourBoard): boolean =>
  past === undefined && asked !== undefined && asked === actor;
