import type { table as english } from '../../../../en/games/harbour/board/table';
import type { Shape } from '../../../../shape';

export const table: Shape<typeof english> = {
  title: 'Harbour',
  turn: (a) => `Zug ${a.turn}`,
};
