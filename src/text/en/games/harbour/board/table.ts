/** Head, market, quay and quarters. */
export const table = {
  title: 'Harbour',
  turn: (a: { turn: number }) => `Turn ${a.turn}`,
};
