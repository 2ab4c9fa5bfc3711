/** Looking back at finished games. */
export const records = {
  title: 'Records',
  game: 'Game',
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
    title: 'Achievements',
    count: (a: { earned: number; all: number }) => `${a.earned} of ${a.all}`,
    earned: (a: { name: string; when: string }) => `${a.name}, ${a.when}`,
    notYet: 'not yet earned',
    everyGame: {
      firstWin: { name: 'Harbour winner', how: 'Win a game.' },
      hardBot: { name: 'Hard bargain', how: 'Win a game in which a hard bot plays.' },
    },
    packetRow: {
      threeAtOnce: {
        name: 'Full cargo',
        how: 'Fulfil three contracts in one delivery. Goods are divided among all of them, so little is lost.',
      },
      oneShip: {
        name: 'Two birds, one bow',
        how: 'Fulfil two contracts with one ship. A ship carries all contracts for its destination at once.',
      },
      nothingLost: {
        name: 'Not a grain lost',
        how: 'Fulfil two contracts at once without losing a unit. Surplus goes with its card: plan around it.',
      },
      trader: {
        name: 'Barter',
        how: 'Deliver with a trader. The wrong good turns into the right one.',
      },
      captain: {
        name: 'New course',
        how: 'Deliver with a captain. The wrong ship sails to the right port.',
      },
      foresight: {
        name: 'Foresight',
        how: 'Take one of the next cards with an assistant, before anybody else can.',
      },
      lastCall: {
        name: 'Last word',
        how: 'At the last call, take a card from an area that was not chosen. As harbour master you have the widest choice.',
      },
      patience: {
        name: 'Patience',
        how: 'Decline, and take a card in another area of the same round. The harbour master needs others to go on.',
      },
      bankers: {
        name: 'Friends at the bank',
        how: 'Score 4 points or more with bankers. They are free, if you keep the most money.',
      },
      spent: {
        name: 'Well spent',
        how: 'Win with less than $10 left. In the city a point costs half of what it costs in the purse.',
      },
    },
  },
  reset: 'Reset the records',
  wasReset: 'The records were reset. They can be brought back until the next game ends.',
  bringBack: 'Bring them back',
};
