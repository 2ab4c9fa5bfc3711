import { SHIPS_PER_SHIPOWNER } from '@/games/rotterdam/cards/limits';
import { isStart } from '@/games/rotterdam/cards/waterways';
import { NOBODY } from '@/games/rotterdam/state';
import type { RotterdamView } from '@/games/rotterdam/view';
import type { Ask } from '.';

/** As far as everybody sees it. */
function hasShipToPlace({ action, turn, owners, players }: RotterdamView): boolean {
  const freeStart = owners.some((owner, at) => owner === NOBODY && isStart(at));
  return freeStart && action.placed < SHIPS_PER_SHIPOWNER && (players[turn]?.ships ?? 0) > 0;
}

export const askShipowner: Ask = ({ view, text }) => ({
  question: hasShipToPlace(view) ? text.ask.tradeAndPlace : text.ask.tradeOnly,
});

export const askLoad: Ask = ({ view, text, words }) => ({
  question: text.ask.load({ at: words.position(view.action.start) }),
});
