/** Codes of deals: the same cards at another table. */
export const deals = {
  /** On the way to a new game. */
  fromCode: 'From a code',
  /** Beside it: makes one, so that another table can play the same deal. */
  forOthers: 'Code for others',
  leave: 'Without a code',
  title: 'A deal from a code',
  about:
    'A code holds cards, rules and players of a deal. Two tables that begin with the same code play the same cards.',
  field: 'Code of the deal',
  placeholder: 'For example P184-HXWR-…',
  faults: {
    empty: 'Type or paste a code',
    mistyped:
      'There is a typing error in this code: its check letters do not agree. Compare it letter by letter; no code has an I, L, O or U.',
    unknownGame: 'This code is for a game that this version of the app does not know.',
    otherRules: (a: { game: string; version: number; here: number }) =>
      `This code is for ${a.game} by rules of version ${a.version}. This app plays version ${a.here}: the cards would not be the same.`,
    impossible: (a: { game: string }) =>
      `This code asks for a table of ${a.game} that this version of the app cannot set.`,
  },
  setTable: 'Set the table',
  /** "3 places: Human, Medium bot and Medium bot". */
  places: (a: { count: number; kinds: string }) => `${a.count} places: ${a.kinds}`,
  option: (a: { label: string; value: string }) => `${a.label}: ${a.value}`,
  yes: 'yes',
  no: 'no',
  place: (a: { number: number }) => `place ${a.number}`,
  /** On the form of a new game that begins with a code. */
  fixed: (a: { code: string }) => `The deal ${a.code}`,
  fixedAbout: 'Cards, number of players and rules come with the code. Who sits where is up to you.',
  goesOn:
    'This deal is being played on this device. Whoever begins it anew sees cards that are still hidden in that game.',
  /** Of a game that is over. */
  ofGame: 'The same deal for others',
  ofGameAbout: 'Whoever begins a game with this code plays the same cards, at any table.',
  action: 'Code of the deal',
  none: 'This game has no code: it was begun by an earlier version of the app, in a lesson, or from the middle of another game.',
  /** Letters one by one, as they are read aloud. */
  spoken: (a: { letters: string }) => `Code: ${a.letters}`,
  showQr: 'Show as QR code',
  hideQr: 'Hide the QR code',
  qr: (a: { address: string }) => `QR code of ${a.address}`,
  message: (a: { game: string; code: string; address: string }) =>
    `${a.game}, the same cards for you: ${a.code}\n${a.address}`,
};
