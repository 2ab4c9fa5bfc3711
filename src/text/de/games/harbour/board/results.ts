import type { results as english } from '../../../../en/games/harbour/board/results';
import type { Shape } from '../../../../shape';

export const results: Shape<typeof english> = {
  results: {
    moreBuildings: 'mehr Gebäude',
    moreGoods: 'mehr Waren',
  },
};
