/** Where a fault of the app has ended a screen. */
export const failure = {
  title: 'Something went wrong.',
  atTable: 'Your game is saved up to the last move.',
  inApp: 'Your games are saved up to the last move.',
  table: 'Reload the table',
  screen: 'Try again',
  app: 'Start the app anew',
  home: 'Home',
  export: 'Export',
  exportOne: 'The saved game as it is stored, with all hidden hands. It can be imported again.',
  exportAll:
    'All saved games as they are stored, one a line, with all hidden hands. They can be imported again, all at once.',
  copy: 'Copy the report',
  about: 'The report tells the version and where the app failed, nothing of a game.',
  copied: 'The report is copied.',
  notCopied: 'The report could not be copied.',
};
