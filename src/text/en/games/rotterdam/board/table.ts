/** Head, players, sheets and the bar's toggles. */
export const table = {
  title: 'Rotterdam',
  round: (a: { round: number }) => (a.round === 0 ? 'Before the first round' : `Round ${a.round}`),
  sheets: { hand: 'Your hand' },
  toggles: { orders: 'Orders', market: 'Market', hand: 'Hand' },
};
