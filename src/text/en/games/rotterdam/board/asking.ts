/** What is asked, and the buttons that answer. */
export const asking = {
  act: {
    chooseFirst: 'Choose',
    tapFirst: 'Tap what you want to do first.',
  },
};
