/** The screen around a board: its menu, its log and its warnings. */
export const table = {
  title: 'Table',
  menu: 'At the table',
  undoReasons: {
    nothing: 'nothing has been played yet',
    notAllowed: 'this table agreed not to',
    sealed: 'somebody saw something new by it, or chance had a part',
    othersMoved: 'the last move was not yours, or the device was passed on since',
    beforeOpening: 'it was made before this game was opened',
  },
  /** A bot broke off; the button below says that its move may be shown. */
  botFailed: (a: { name: string }) => `${a.name} could not decide. Let the bot think once more.`,
  log: 'Log',
  emptyLog: 'Nothing has happened yet.',
  desk: (a: { name: string }) => `${a.name}’s desk`,
  rules: 'Rules',
  settings: 'Settings',
  leave: 'Leave the table',
  leaveAbout: 'Every move is stored. You can go on from the home screen.',
  keys: 'At the table: arrow keys lead from place to place, Enter presses. C confirms, Escape clears what you have in mind. Numbers choose what stands on a shelf; O, P and N show orders, prices and the hand where a table has them.',
  cannotOpen: 'This game cannot be opened',
  home: 'Home',
};
