import type { asking as english } from '../../../../en/games/rotterdam/board/asking';
import type { Shape } from '../../../../shape';

export const asking: Shape<typeof english> = {
  act: {
    chooseFirst: 'Auswählen',
    tapFirst: 'Tippe zuerst an, was du tun willst.',
  },
};
