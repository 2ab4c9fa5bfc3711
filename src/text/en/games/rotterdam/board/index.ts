import { asking } from './asking';
import { cards } from './cards';
import { map } from './map';
import { results } from './results';
import { roles } from './roles';
import { table } from './table';
import { told } from './told';
import { trade } from './trade';

/** The board of Rotterdam. What happens in a game is told by the game's own phrases. */
export const board = { ...table, map, ...asking, roles, trade, ...cards, results, ...told };
