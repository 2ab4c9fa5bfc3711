interface Line {
  readonly name: string;
  readonly first: string;
  readonly least: string;
  readonly most: string;
  readonly last: string;
}

/** How a game went, as a curve over its moves. */
export const lookBack = {
  title: 'How the game went',
  open: 'The curve of the game',
  openAbout: 'Points and chances, move by move',
  drawn: 'What is drawn',
  kinds: { shares: 'Chances', points: 'Points' },
  spoken: {
    shares: 'Expected share of the win after each move.',
    points: 'Points after each move.',
  },
  percent: (a: { share: number }) => `${Math.round(a.share * 100)}%`,
  /** What is read aloud of a line. */
  over: (a: Line) => `${a.name}: ${a.first} at first, from ${a.least} to ${a.most}, ${a.last} at the end.`,
  soFar: (a: Line) => `${a.name}: ${a.first} at first, from ${a.least} to ${a.most}, ${a.last} now.`,
  moment: 'Moment of the curve',
  at: (a: { when: string; seats: string }) => `${a.when}: ${a.seats}`,
  seat: (a: { name: string; value: string }) => `${a.name} ${a.value}`,
  working: 'Working out the chances after each move …',
  /** What the chances are judged by. */
  judged: {
    everybody: 'Chances are estimates: from each moment the game is imagined to go on, with all hands open.',
    table: 'Chances are estimates from what the open table showed.',
    seat: (a: { name: string }) => `Chances are estimates from what ${a.name} knew.`,
  },
};
