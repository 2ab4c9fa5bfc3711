/** The whole map, one row of answers and the buttons, as the smallest phone shows them. */
export const LOWEST_TABLE = 568;
