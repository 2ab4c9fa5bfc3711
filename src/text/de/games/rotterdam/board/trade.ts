import type { trade as english } from '../../../../en/games/rotterdam/board/trade';
import type { Shape } from '../../../../shape';

export const trade: Shape<typeof english> = {};
