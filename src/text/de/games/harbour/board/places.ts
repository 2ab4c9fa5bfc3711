import type { places as english } from '../../../../en/games/harbour/board/places';
import type { Shape } from '../../../../shape';

export const places: Shape<typeof english> = {
  sheets: {
    places: 'Alle Orte',
    display: 'Zu kaufen',
    bonus: 'Bonuskarte',
    planner: 'Verschiffen und kaufen',
  },
};
