/** Looking back at finished games. */
export const records = {
  title: 'Records',
  game: 'Game',
  allGames: 'All games',
  empty: { title: 'No finished game yet', about: 'Games that you finish on this device are counted here.' },
  games: 'Games',
  wins: 'Wins',
  average: 'Average',
  best: 'Best',
  streak: 'Wins in a row',
  longest: 'Longest row',
  /** "7 of 12", wins of games. */
  of: (a: { wins: number; games: number }) => `${a.wins} of ${a.games}`,
  tallySpoken: (a: { who: string; wins: number; games: number; average: string; best: number }) =>
    `${a.who}: ${a.wins} of ${a.games} won, ${a.average} points on average, best ${a.best}`,
  /** Where games are added up whose points cannot be compared. */
  winsSpoken: (a: { who: string; wins: number; games: number }) => `${a.who}: ${a.wins} of ${a.games} won`,
  byGame: 'By game',
  rowAbout: (a: { average: string; best: number }) => `${a.average} on average · best ${a.best}`,
  against: 'Against',
  opponents: { easy: 'Easy bots', medium: 'Medium bots', hard: 'Hard bots', people: 'People' },
  bots: 'The bots',
  chart: 'Points, game by game',
  won: 'won',
  notWon: 'not won',
  chartSpoken: (a: { count: number; points: string }) =>
    `Points of the last ${a.count} games, oldest first: ${a.points}`,
  achievements: {
    inThisGame: 'Earned in this game',
    title: 'Achievements',
    count: (a: { earned: number; all: number }) => `${a.earned} of ${a.all}`,
    earned: (a: { name: string; when: string }) => `${a.name}, ${a.when}`,
    notYet: 'not yet earned',
    show: (a: { game: string }) => `Achievements in ${a.game}`,
    everyGame: {
      firstWin: { name: 'Harbour winner', how: 'Win a game.' },
      hardBot: { name: 'Hard bargain', how: 'Win a game in which a hard bot plays.' },
    },
  },
  reset: 'Reset the records',
  resetAsks: 'Reset the records of every game and player?',
  keep: 'Keep them',
  resetSurely: 'Reset',
  wasReset: 'The records were reset. They can be brought back until the next game ends.',
  bringBack: 'Bring them back',
};
