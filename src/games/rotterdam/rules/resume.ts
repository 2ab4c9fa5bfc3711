import type { Step } from '@/engine/game';
import type { RotterdamState } from '../state';
import { unload } from './loader';
import { goOnAtAnchorages } from './sailor';
import { mightPlay } from './ship-cards';
import { endAction } from './turn';

/** RT-13: the turn goes on after a ship card. Where only cards could be played, it may have nothing left to ask. */
export function resume(state: RotterdamState, step: Step): void {
  switch (state.phase) {
    case 'after':
      endAction(state, step);
      return;
    case 'loader':
      if (!mightPlay(state, state.turn)) unload(state, step);
      return;
    case 'anchorage':
      goOnAtAnchorages(state, step);
      return;
    default:
  }
}
