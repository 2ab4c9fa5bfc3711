/** Setting a table. */
export const newGame = {
  title: (a: { game: string }) => `New game of ${a.game}`,
  players: 'Players',
  person: (a: { number: number }) => `Player ${a.number}`,
  name: (a: { number: number }) => `Name of player ${a.number}`,
  who: (a: { number: number }) => `Who plays at place ${a.number}`,
  kinds: { human: 'Human', easy: 'Easy bot', medium: 'Medium bot', hard: 'Hard bot' },
  houses: {
    ball: 'Ball on red',
    star: 'Star on yellow',
    saltire: 'Saltire on blue',
    diamond: 'Diamond on green',
    bars: 'Bars on purple',
  },
  flag: (a: { name: string; house: string }) => `Flag of ${a.name}: ${a.house}. Change`,
  chooseFlag: (a: { name: string }) => `A flag for ${a.name}`,
  flagOf: (a: { name: string }) => `now ${a.name}; you swap`,
  free: 'free',
  earlier: (a: { name: string }) => `${a.name} sits one place earlier`,
  later: (a: { name: string }) => `${a.name} sits one place later`,
  allPeople: 'All people',
  order: 'Play goes clockwise, from top to bottom.',
  drawn: 'Drawn by lot',
  agreed: 'What the table agrees on',
  takeBack: {
    label: 'Taking back',
    about: 'A move may be taken back as long as nobody has seen anything new.',
  },
  /** Alone against bots. */
  manner: {
    label: 'Take back',
    fairly: 'Fairly',
    freely: 'Freely',
    about: {
      fairly: 'Until a bot has moved or something new was turned up.',
      freely:
        'To your own last decision, whatever came after it, again and again. The game stays out of the records.',
    },
  },
  openHands: {
    label: 'Open hands',
    about: 'Everybody may see every hand; the device is passed on without a curtain. For families.',
  },
  start: 'Start',
  problems: {
    noHuman: 'Somebody human has to play',
    sameName: (a: { name: string }) => `Two players are called ${a.name}`,
  },
};
