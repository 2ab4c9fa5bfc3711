/** PR-1 to PR-5 and PR-22: the figures of the table. */
export const STARTING_MONEY = 25;
export const FUTURE_SIZE = 2;
export const REMOVED_WITH_TWO = 6;
/** By number of players. */
export const SUPPLY_SIZE: readonly number[] = [0, 0, 2, 2, 3, 4];
export const SHORT_AREAS_TO_END: readonly number[] = [0, 0, 1, 1, 2, 3];
