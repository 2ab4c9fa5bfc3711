import type { roles as english } from '../../../../en/games/rotterdam/board/roles';
import type { Shape } from '../../../../shape';

export const roles: Shape<typeof english> = {};
