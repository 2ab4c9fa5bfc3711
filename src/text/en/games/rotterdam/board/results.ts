/** The end of the game. */
export const results = {};
