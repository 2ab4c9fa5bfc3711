const points = (count: number) => `about ${count} ${count === 1 ? 'point' : 'points'}`;

/** What a hard player would do or have done. Moves stand as their buttons say them. */
export const advice = {
  hint: 'Hint',
  hintAbout: 'What a hard player would do in your place',
  handCovered: 'Turn up your hand first: advice depends on your cards.',
  notAsked: 'it is not for you to decide now',
  thinking: 'Thinking it over …',
  doIt: 'Do it',
  move: (a: { move: string; why: string }) => `“${a.move}”: ${a.why}.`,
  prepared: (a: { first: string; then: string; why: string }) =>
    `First “${a.first}”, then “${a.then}”: ${a.why}.`,
  nothingElse: 'nothing else is worth a thought',
  earns: {
    points: (a: { points: number; over: string }) => `expected to gain ${points(a.points)} over “${a.over}”`,
    lead: (a: { points: number; over: string }) =>
      `the others are expected to lose ${points(a.points)} by it, compared with “${a.over}”`,
    chances: (a: { over: string }) => `expected to leave you a little better off than “${a.over}”`,
  },
  moments: 'The moments that mattered most',
  looking: 'Looking through the decisions of this game …',
  noMoments: 'No decision stood out: little was lost by any of them.',
  when: (a: { round: string; name: string }) => `${a.round}, ${a.name}`,
  missed: (a: { made: string; other: string; by: string }) =>
    `Chosen was “${a.made}”. “${a.other}” would have been better by ${a.by}.`,
  found: (a: { made: string; other: string; by: string }) =>
    `“${a.made}” was right: better than “${a.other}” by ${a.by}.`,
  by: {
    points: (a: { points: number }) => points(a.points),
    lead: (a: { points: number }) => `a lead of ${points(a.points)}`,
    chances: 'less than a point',
  },
};
