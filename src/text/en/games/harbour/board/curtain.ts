/** For the curtain, in words that everybody may read. */
export const curtain = {
  task: {
    board: 'Two boards were dealt to you: keep one.',
    look: 'Look at two buildings of the deck and own one of them.',
    chosen: (a: { count: number; players: number }) =>
      `${a.count} of ${a.players} ${a.count === 1 ? 'has' : 'have'} chosen`,
    plays: (a: { name: string; board: string }) => `${a.name} plays the ${a.board}`,
    isIn: (a: { name: string; place: string }) => `${a.name} is in the ${a.place}`,
  },
};
