import type { board as english } from '../../../../en/games/harbour/board';
import type { Shape } from '../../../../shape';
import { choices } from './choices';
import { curtain } from './curtain';
import { places } from './places';
import { planner } from './planner';
import { results } from './results';
import { table } from './table';
import { told } from './told';

/** The board of Harbour. What happens in a game is told by the game's own phrases. */
export const board: Shape<typeof english> = {
  ...table,
  ...places,
  ...choices,
  ...planner,
  ...results,
  ...curtain,
  ...told,
};
