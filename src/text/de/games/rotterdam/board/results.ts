import type { results as english } from '../../../../en/games/rotterdam/board/results';
import type { Shape } from '../../../../shape';

export const results: Shape<typeof english> = {};
