/** The screen around a board: its menu, its log and its warnings. */
export const table = {
  title: 'Table',
  menu: 'At the table',
  undoReasons: {
    nothing: 'Nothing has been played yet.',
    onlyBots: 'Only bots have moved so far.',
    notAllowed: 'This table agreed not to take moves back.',
    sealed: 'Somebody has seen something new since, or chance had a part.',
    revealed: 'The last move turned up something that you had not seen before.',
    othersMoved: 'The last move was not yours.',
    botsMoved: 'A bot has moved since, and this table takes back fairly.',
    othersLooked: 'Another player has turned up a hand since the last move.',
    beforeOpening: 'The last move was made before this game was opened.',
  },
  /** Beside the results. */
  takenBackFreely: 'Moves could be taken back freely, so this game is not in the records.',
  /** A bot broke off; the button below says that its move may be shown. */
  botFailed: (a: { name: string }) => `${a.name} could not decide. Let the bot think once more.`,
  log: 'Log',
  /** What stands beside the table on a desktop. */
  beside: 'Points and log',
  emptyLog: 'Nothing has happened yet.',
  desk: (a: { name: string }) => `Pass to ${a.name} out of turn`,
  rules: 'Rules',
  settings: 'Settings',
  leave: 'Leave the table',
  leaveAbout: 'Every move is stored. You can go on from the home screen.',
  keys: 'At the table: arrow keys lead from place to place, Enter presses. C confirms, Escape clears what you have in mind. ? lists every key.',
  keysTitle: 'Keys',
  keyNames: {
    confirm: 'Confirm what you have in mind',
    clear: 'Think again: clear what you have in mind',
    undo: 'Take back',
    hint: 'Hint',
    log: 'Log',
    menu: 'Menu',
    rules: 'Rules',
    keys: 'These keys',
  },
  cannotOpen: 'This game cannot be opened',
  home: 'Home',
};
