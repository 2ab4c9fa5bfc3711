const more = (count: number) => `about ${count} ${count === 1 ? 'point' : 'points'}`;

/** Positions in which one move is clearly the best. Moves stand as their buttons say them. */
export const puzzles = {
  title: 'Puzzles',
  titleOf: (a: { game: string }) => `${a.game}: puzzles`,
  about:
    'Positions from games between bots in which one move is clearly the best. You know what that player knew. Nothing here becomes a saved game or counts in the records.',
  game: 'Game',
  step: 'How hard',
  steps: { all: 'All', 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  solvedOf: (a: { solved: number; all: number }) => `${a.solved} of ${a.all} solved`,
  named: (a: { number: number }) => `Puzzle ${a.number}`,
  where: (a: { when: string; players: number }) => `${a.when}, table of ${a.players}`,
  row: (a: { name: string; step: string; where: string }) => `${a.name}, ${a.step}. ${a.where}`,
  rowSolved: (a: { name: string; step: string; where: string }) => `${a.name}, ${a.step}, solved. ${a.where}`,
  next: 'Next unsolved puzzle',
  none: {
    title: 'There are no puzzles here',
    about: 'Those that were made belong to other rules than this version’s.',
  },
  missing: {
    title: 'This puzzle is not here',
    about: 'It may belong to another version of the app.',
    list: 'All puzzles',
  },
  place: (a: { name: string; step: string }) => `${a.name} · ${a.step}`,
  question: (a: { name: string; task: string }) => `You are ${a.name}: ${a.task} What do you do?`,
  task: 'Find the best move.',
  wrong: (a: { move: string; worse: string }) => `“${a.move}” can be done, but ${a.worse}. Look once more.`,
  wrongBecause: (a: { move: string; reason: string; worse: string }) =>
    `“${a.move}”: ${a.reason}. But ${a.worse}. Look once more.`,
  worse: {
    points: (a: { points: number }) => `another move is expected to bring you ${more(a.points)} more`,
    lead: (a: { points: number }) => `another move is expected to leave you ${more(a.points)} further ahead`,
    chances: 'another move is expected to leave you better off',
    unknown: 'another move is clearly better here',
  },
  right: (a: { move: string; why: string }) => `Right! “${a.move}”: ${a.why}.`,
  answer: (a: { move: string; why: string }) => `Best is “${a.move}”: ${a.why}.`,
  tell: 'Show the answer',
  follows: 'What follows',
  goOn: 'Continue',
  nextPuzzle: 'Next puzzle',
  toList: 'All puzzles',
  ended: 'So far the line that follows.',
  menu: 'Puzzle',
  again: 'This puzzle from the start',
  leave: 'Leave the puzzle',
};
