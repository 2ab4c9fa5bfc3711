/** What is asked, and the buttons that answer. */
export const choices = {
  act: {
    goFirst: 'Move your pawn',
    tapPlace: 'Tap a building first.',
  },
};
