import type { map as english } from '../../../../en/games/rotterdam/board/map';
import type { Shape } from '../../../../shape';

export const map: Shape<typeof english> = {
  letters: { red: 'R', blue: 'B', yellow: 'Ge', green: 'Gr', purple: 'L' },
};
