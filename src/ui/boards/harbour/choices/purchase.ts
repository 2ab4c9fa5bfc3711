import { buyingPower } from '@/games/harbour/ahead/power';
import type { HarbourBoard } from '../table/board';

/** "Ship and buy, up to $9" */
export const shipAndBuy = (board: HarbourBoard): string =>
  board.text.act.shipAndBuy({ money: board.money(buyingPower(board.view, board.subject)) });
