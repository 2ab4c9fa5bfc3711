/** How long the lessons of a game take at most; a test counts their words. */
export const LESSON_MINUTES = 5;
