/** Between two people: what anybody may read. */
export const curtain = {
  where: (a: { game: string; round: string }) => `${a.game} · ${a.round}`,
  passPhone: 'Pass the phone to',
  passTablet: 'Pass the tablet to',
  passDesktop: 'Give the place to',
  hold: 'Press and hold to see your hand',
  holdSmall: (a: { name: string }) => `Hold to see your hand, ${a.name}`,
  again: (a: { name: string }) => `Press again to show ${a.name}’s hand`,
  reveal: (a: { name: string }) => `Show ${a.name}’s hand. Press and hold, or press twice`,
  others: 'Not your turn yet: see how the game goes on.',
  notYou: (a: { name: string }) => `Not ${a.name}?`,
  pause: 'Pause the game',
  backToGame: 'Back to the game',
  anotherDesk: 'Somebody else wants to deliver',
  whoseDesk: 'Who wants to deliver out of turn?',
};
