/** RT-6, RT-40, RT-42, RT-44: the figures of the table. Lists are by number of players. */
export const START_MONEY = 15;
export const FACTORIES_EACH = 4;
export const STOCK_LIMIT = 3;
export const SHIP_CARD_LIMIT = 3;
export const OPEN_ORDERS = 3;
export const OPEN_SHIP_CARDS = 3;
export const SHIPS_PER_SHIPOWNER = 2;
export const EMPTY_SHIPS_PER_SHIPOWNER = 1;
export const COLOURS_PER_CAPTAIN = 2;
export const DEALS_PER_TRADER = 3;
export const CAPTAIN_BONUS = 1;
export const POINTS_TO_END = 15;
export const LAST_ROUND = 30;

export const SHIPS_EACH: readonly number[] = [0, 0, 4, 3, 3];
export const WORKERS_EACH: readonly number[] = [0, 0, 4, 4, 3];
export const FIXED_ROUNDS: readonly number[] = [0, 0, 10, 8, 6];
