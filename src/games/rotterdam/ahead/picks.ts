import { moves } from '../moves';
import type { RotterdamView } from '../view';
import { imagined } from './world';

/** RT-23: at anchorages, whether whoever is asked may still take a card; otherwise the sailor can only play one, or go on. */
export const arePicksLeft = (view: RotterdamView): boolean =>
  view.phase === 'anchorage' &&
  moves(imagined(view), view.actor).some(({ type }) => type === 'takeCard' || type === 'drawCard');
