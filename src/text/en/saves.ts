const missing = (moves: number): string =>
  moves === 0 ? 'This game' : moves === 1 ? 'The last move' : `The last ${moves} moves`;

export const saves = {
  title: 'Saved games',
  empty: { title: 'No saved games', about: 'Games that you begin are kept here, move by move.' },
  /** A game in a list: "Packet Row, round 7". */
  heading: (a: { game: string; round: string }) => `${a.game}, ${a.round}`,
  overHeading: (a: { game: string; rounds: string }) => `${a.game}, finished after ${a.rounds}`,
  asked: (a: { name: string; when: string }) => `${a.name} to decide · ${a.when}`,
  over: (a: { when: string }) => `finished ${a.when}`,
  players: (a: { names: string }) => `with ${a.names}`,
  continue: 'Play on',
  results: 'Final scores',
  delete: 'Delete',
  deleteNamed: (a: { what: string }) => `Delete ${a.what}`,
  more: (a: { what: string }) => `More about ${a.what}`,
  rename: 'Rename',
  renameAbout: 'Without a name, the game and how far it has come stand there.',
  name: 'Name of the game',
  keepName: 'Save this name',
  duplicate: 'Duplicate',
  duplicateAbout: 'A second game from this moment on; the first stays as it is.',
  duplicated: (a: { what: string }) => `New in the list: ${a.what}`,
  importedFrom: (a: { what: string }) => `${a.what} (imported)`,
  copyOf: (a: { what: string }) => `${a.what} (copy)`,
  deleteAbout: 'It can be brought back until another game is deleted or the device needs its room.',
  /** Stays until something is decided; after a restart nobody knows any more what it was called. */
  deleted: (a: { what: string }) => `Deleted: ${a.what}`,
  deletedBefore: 'The game deleted last can still be brought back.',
  /** Its room was needed to store a game. */
  roomTaken:
    'The game deleted last is gone for good: there was no room left, and another game needed its room.',
  undoDelete: 'Bring it back',
  deleteForGood: 'Delete for good',
  back: (a: { what: string }) => `${a.what} is back.`,
  tryAgain: 'Try again',
  /** Below it, as long as that lasts. */
  tryingAgain: 'one moment',
  reopen: 'Open it anew',
  notListed: 'The device could not read the saved games just now. They are still there: try again.',
  export: {
    action: 'Export',
    about: 'As text or as a file, to play on elsewhere or to show',
    what: 'What is exported',
    tableView: 'Table view',
    whole: 'Whole game',
    tableViewAbout: 'Holds only what everybody at the table saw: to be looked at, not to be played on.',
    wholeAbout: 'Can be imported and played on, on any device with this app.',
    unreadableAbout: 'What is stored, to the letter. It may hold hidden hands.',
    share: 'Share …',
    copy: 'Copy',
    download: 'Download',
    copied: 'Copied. Paste it wherever you like.',
    downloaded: 'The file is among your downloads.',
    failed: 'That did not work here. Try another way.',
  },
  import: {
    action: 'Import a game',
    about:
      'Paste the text of a saved game, or of several, or choose their file. Each becomes a new game here; nothing is replaced.',
    field: 'Text of a saved game',
    placeholder: 'Paste here',
    /** In the place of a text that is too long to be shown. */
    held: (a: { characters: string }) => `A text of ${a.characters} characters is pasted.`,
    again: 'Paste another text',
    file: 'Choose a file',
    confirm: 'Import',
    empty: 'Nothing is pasted yet',
    /** While the moves of one game, or of many, are played again. */
    working: 'The moves are being checked.',
    progress: (a: { looked: string; games: string }) => `${a.looked} of ${a.games} games`,
    stop: 'Stop',
    done: (a: { what: string }) => `Imported: ${a.what}.`,
    several: (a: { games: number }) => `Imported: ${a.games} games.`,
    /** Names that were too long, twice the same or did not show. */
    mended: 'Names that could not be shown were changed.',
    /** Of a text that holds several games. */
    refused: (a: { games: number; why: string }) => `Not taken in: ${a.games} (${a.why}).`,
    reasons: {
      damaged: 'not complete, or changed on the way',
      newerFormat: 'saved by a newer version of the app',
      notASave: 'no saved game',
      tooLong: 'far too long for a saved game',
      tableView: 'the shared view of a table',
      notRead: 'not read by the device just now',
      unknownGame: 'a game that this version of the app does not know',
      otherRules: 'played by other rules than this version of the app has',
      wrongMoves: 'moves that do not lead to the position promised',
      failed: 'not stored by the device: try again',
      full: 'no room left on this device',
      playedElsewhere: 'being stored by another window: try again',
      windowHangs: 'another window of the app does not answer: close it and try again',
      calledOff: 'not looked at, because you stopped',
      passedOver: 'not looked at after so many in vain',
    },
  },
  unreadable: 'A game that cannot be opened',
  /** One whose name cannot be read just now: "The saved game is back." */
  unnamed: 'The saved game',
  /** Why a stored game cannot be opened, and what can be done. */
  faults: {
    gone: 'There is no saved game at this address on this device. It may have been deleted, or it is on another device.',
    damaged: 'What is stored is damaged. It is kept as it is; you can export or delete it.',
    newerFormat: 'It was saved by a newer version of the app. It is kept until that version is here.',
    notASave: 'What is stored is not a saved game. It is kept as it is; you can export or delete it.',
    tooLong: 'What is stored is far too long for a saved game. It is kept as it is.',
    tableView: 'This is a shared view of a table, not a saved game. It is kept as it is.',
    notRead: 'The device could not read it just now. It is still there: try again.',
    unknownGame: 'It is a game that this version of the app does not know. It is kept.',
    otherRules: 'It was played by other rules than this version of the app has. It is kept.',
    wrongMoves: 'Its moves do not lead to the position it promises: it was changed or damaged. It is kept.',
  },
  /** Why a text could not be taken in. Nothing was stored. */
  importFaults: {
    damaged: 'The text is not complete, or it was changed on its way. Send and paste all of it again.',
    newerFormat: 'The game was saved by a newer version of the app. Update this one first.',
    notASave: 'This is not a saved game.',
    tooLong: 'This is far too long for a saved game.',
    tableView: 'This is a shared view of a table. It can be looked at, but not played on.',
    notRead: 'The device could not read it just now. Try again.',
    unknownGame: 'This version of the app does not know that game.',
    otherRules: 'The game was played by other rules than this version of the app has.',
    wrongMoves: 'The moves do not lead to the position the text promises: it was changed or damaged.',
    failed: 'The device could not store the game. Nothing was taken in: try again.',
    full: 'There is no room left on this device. Nothing was taken in: delete a saved game and try again.',
    playedElsewhere: 'Another window is storing it. Nothing was taken in: try again.',
    windowHangs: 'Another window of the app does not answer. Nothing was taken in: close it and try again.',
    calledOff: 'Stopped. Nothing was taken in.',
    passedOver: 'Too many games of this text were damaged. Nothing was taken in.',
  },
  /** Why a change to a saved game was not stored, and what is still there. */
  storeFaults: {
    failed: 'The device could not store this. Everything is as it was before: try again.',
    full: 'There is no room left on this device. Everything is as it was before: delete a saved game for good, then try again.',
    playedElsewhere:
      'This game was played on in another window or by another version of the app. What is done here is not kept: open it anew to go on from there.',
    windowHangs:
      'Another window of the app does not answer and keeps this one waiting. Everything is as it was before: close that window and try again.',
  },
  /** While a game is played: which moves the device does not hold, whether it holds any before them, and what can be done. */
  moveFaults: {
    failed: (a: { moves: number; before: boolean }) =>
      !a.before
        ? 'Nothing of this game is stored on this device yet: it could not be written. It is tried again with the next move.'
        : `${missing(a.moves)} could not be stored on this device; everything before is. It is tried again with the next move.`,
    full: (a: { moves: number; before: boolean }) =>
      !a.before
        ? 'Nothing of this game is stored yet: there is no room left on this device. Delete a saved game and try again.'
        : `${missing(a.moves)} could not be stored: there is no room left on this device. Everything before is stored. Delete a saved game and try again.`,
    playedElsewhere: (a: { moves: number; before: boolean }) =>
      !a.before
        ? 'Nothing of this game could be stored from here: another window or another version of the app has stored it. Open it anew to go on from there.'
        : `${missing(a.moves)} could not be stored: this game was played on in another window or by another version of the app. Open it anew to go on from there.`,
    windowHangs: (a: { moves: number; before: boolean }) =>
      !a.before
        ? 'Nothing of this game is stored yet: another window of the app does not answer. Close that window and try again.'
        : `${missing(a.moves)} could not be stored: another window of the app does not answer. Everything before is stored. Close that window and try again.`,
  },
  /** Asked of whoever leaves a table whose last moves the device does not hold. */
  leaving: {
    title: 'Leave without what is not stored?',
    about: (a: { moves: number }) =>
      `${missing(a.moves)} could not be stored on this device. Whoever leaves the table now loses ${a.moves === 1 ? 'it' : 'them'}.`,
    stay: 'Stay at the table',
    leave: 'Leave all the same',
  },
  /** The last write of a game cannot be read. */
  setBack:
    'What was stored last of this game is damaged. It goes on from the move before: the last move may have to be made again.',
  /** A game has ended, and its result is not in the records. */
  notRecorded: (a: { games: number }) =>
    `${a.games === 1 ? 'The result of a game' : `The results of ${a.games} games`} could not be put on record. Everything that was there before still is: try again before you close the app.`,
  /** What the app notes beside the games. */
  notKept: {
    settings: 'The device could not store the settings: they last until the app is closed.',
    lastTable: 'The device could not store how this table is set: the next new game asks for it again.',
  },
  /** How long a browser keeps what is stored, where it has not promised to. */
  keeping: {
    unlessCleared:
      'Games are kept here, but this browser does not promise it: it may clear them when the device runs short of room, and a private window forgets them when it is closed. Export what you want to be sure of.',
    soon: 'This browser has no safe store: it writes games down about once a minute, and what was played since is lost if it dies. Export what you want to be sure of.',
    untilClosed:
      'This browser keeps nothing beyond this page: whoever closes it loses its games. Export a game before, and import it to play on.',
    notNow:
      'Your games are on this device, but the browser does not hand them over just now. Make room on the device and load the page anew before you play on.',
    reload: 'Load the page anew',
    refused:
      'The browser did not promise it. Games stay here until it needs their room; export what you want to be sure of. Some browsers promise it once the app is installed.',
    ask: 'Ask the browser to keep them',
    exportAll: 'Export all games',
    copy: 'Keep a copy',
  },
  /** Before a whole save is shared. */
  holdsHands: 'A saved game holds all hidden hands. Share the table view with people who play against you.',
};
