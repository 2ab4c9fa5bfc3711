/** Looking back at a game, move by move. */
export const replay = {
  title: 'Looking back',
  open: 'Look back',
  /** Beside a decision that mattered. */
  see: 'See this moment',
  seeMoment: (a: { when: string }) => `See this moment: ${a.when}`,
  openAbout: 'Watch the game again, move by move',
  play: 'Play',
  pause: 'Pause',
  moveBack: 'One move back',
  moveOn: 'One move on',
  speed: 'Speed',
  times: (a: { speed: string }) => `×${a.speed}`,
  speedIs: (a: { speed: string }) => `Speed: ${a.speed} times. Change it`,
  /** The scrubber: what it is called, and what it says wherever it stands. */
  moment: 'Moment of the game',
  before: (a: { round: string; last: number }) => `${a.round}, before the first of ${a.last} moves`,
  none: 'Nothing has been played yet',
  at: (a: { round: string; move: number; last: number }) => `${a.round}, move ${a.move} of ${a.last}`,
  /** A line of the log: what touching it does, and that it is shown now. */
  show: (a: { words: string }) => `${a.words} Show this moment`,
  shown: (a: { words: string }) => `${a.words} Shown now`,
  eyes: 'Whose cards are seen',
  table: 'Open table',
  tableAbout: 'What everybody saw at the time',
  seatAbout: (a: { name: string }) => `What ${a.name} knew at the time`,
  everybody: 'All hands',
  everybodyAbout: 'Every hand lies open',
  /** While a game goes on, why not everything can be looked at. */
  covered:
    'Several people play on this device, so this is what the open table showed. To see your own cards too, look back from the table when it is your turn.',
  back: 'Back',
  backAbout: 'Leave the game as it is',
  playOn: {
    action: 'Play on from here',
    about: 'A new game from this moment; this one stays as it is',
    over: 'the game ends here',
    where: (a: { round: string; move: number }) =>
      `A new game begins in ${a.round}, after move ${a.move}, with the same players in their places. It is saved on its own; this game stays as it is.`,
    fresh: 'Everybody keeps what they have, and what nobody has seen yet is shuffled anew.',
    same: 'Cards come in the same order as they did: you may know what comes.',
    records: 'It does not count for the records.',
    confirm: 'Begin this game',
    name: (a: { game: string; round: string; move: number }) =>
      `${a.game}, on from ${a.round}, move ${a.move}`,
  },
};
