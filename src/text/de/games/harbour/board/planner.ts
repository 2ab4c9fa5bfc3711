import type { planner as english } from '../../../../en/games/harbour/board/planner';
import type { Shape } from '../../../../shape';

export const planner: Shape<typeof english> = {
  planner: {
    suggest: 'Vorschlag',
  },
};
