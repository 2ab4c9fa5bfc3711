import type { table as english } from '../../../../en/games/rotterdam/board/table';
import type { Shape } from '../../../../shape';

export const table: Shape<typeof english> = {
  title: 'Rotterdam',
  round: (a) => (a.round === 0 ? 'Vor der ersten Runde' : `Runde ${a.round}`),
  sheets: { hand: 'Deine Hand' },
  toggles: { orders: 'Aufträge', market: 'Markt', hand: 'Hand' },
};
