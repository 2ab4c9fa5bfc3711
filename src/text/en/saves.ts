export const saves = {
  title: 'Saved games',
  empty: { title: 'No saved games', about: 'Games that you begin are kept here, move by move.' },
  /** A game in a list: "Packet Row, round 7". */
  heading: (a: { game: string; round: number }) => `${a.game}, round ${a.round}`,
  overHeading: (a: { game: string; round: number }) => `${a.game}, finished after ${a.round} rounds`,
  asked: (a: { name: string; when: string }) => `${a.name} to decide · ${a.when}`,
  over: (a: { when: string }) => `finished ${a.when}`,
  players: (a: { names: string }) => `with ${a.names}`,
  continue: 'Play on',
  results: 'Final scores',
  delete: 'Delete',
  deleteNamed: (a: { what: string }) => `Delete ${a.what}`,
  confirm: {
    title: 'Delete this game?',
    about: 'It cannot be brought back.',
    keep: 'Keep it',
    delete: 'Delete for good',
  },
  unreadable: 'A game that cannot be opened',
  faults: {
    notJson: 'What is stored is damaged. It is kept as it is.',
    newerFormat: 'It was saved by a newer version of the app. It is kept until that version is here.',
    notASave: 'What is stored is not a saved game. It is kept as it is.',
    unknownGame: 'It is a game that this version of the app does not know. It is kept.',
  },
};
