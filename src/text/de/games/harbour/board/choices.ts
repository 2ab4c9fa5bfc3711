import type { choices as english } from '../../../../en/games/harbour/board/choices';
import type { Shape } from '../../../../shape';

export const choices: Shape<typeof english> = {
  act: {
    goFirst: 'Figur bewegen',
    tapPlace: 'Tippe zuerst ein Gebäude an.',
  },
};
