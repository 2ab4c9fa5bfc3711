/** HB-1: market spaces from left to right; a space tells the units needed and the money paid. */
export const LOWEST_SPACE = 2;
export const HIGHEST_SPACE = 5;
/** HB-2 */
export const DISPLAY_BEYOND_PLAYERS = 3;
export const TOO_MANY_BUYERS = 3;
/** HB-4 */
export const STOCK_AT_START = 3;
export const LIMIT = 6;
/** HB-30 */
export const BOUGHT_TO_END = 4;
/** HB-32 */
export const MOST_TURNS = 100;
/** HB-40 */
export const INLAND_PRICE = 5;
export const INLAND_PLAYERS = 3;
/** HB-41 */
export const UNITS_A_BONUS_POINT = 2;
