import { stepsToGo } from '@/games/rotterdam/ahead/voyage';
import { SHIPS_PER_SHIPOWNER } from '@/games/rotterdam/cards/limits';
import { isStart } from '@/games/rotterdam/cards/waterways';
import { NOBODY } from '@/games/rotterdam/state';
import type { RotterdamView } from '@/games/rotterdam/view';
import type { RotterdamBoard } from '../../table/board';
import { capitalised } from '@/text/capitalised';
import type { Ask } from '.';

/** As far as everybody sees it. */
function hasShipToPlace({ action, turn, owners, players }: RotterdamView): boolean {
  const freeStart = owners.some((owner, at) => owner === NOBODY && isStart(at));
  return freeStart && action.placed < SHIPS_PER_SHIPOWNER && (players[turn]?.ships ?? 0) > 0;
}

export const askShipowner: Ask = ({ view, text }) => {
  const { shipowner } = text.roles;
  const ships = view.players[view.turn]?.ships ?? 0;
  if (hasShipToPlace(view))
    return { question: text.ask.tradeAndPlace, explained: shipowner.ships({ ships }) };
  const placed = view.action.placed === SHIPS_PER_SHIPOWNER;
  return {
    question: text.ask.tradeOnly,
    explained: placed ? shipowner.allPlaced : ships === 0 ? shipowner.ships({ ships }) : shipowner.noStart,
  };
};

/** The unit in mind: where it belongs, how far that is, and what lies on top there. */
function aboutCargo(board: RotterdamBoard): string | undefined {
  const { view, choice, text, words } = board;
  const [move] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  if (move?.type !== 'load') return undefined;
  const { raw } = move;
  const steps = stepsToGo(view.action.start, raw);
  if (steps === undefined) return undefined;
  const faceUp = view.stacks[raw]?.faceUp;
  const goes = text.roles.load.goes({ raw: words.raw(raw), harbour: words.harbour(raw), steps });
  const top = faceUp === undefined ? '' : `, ${text.roles.load.onTop({ product: words.product(faceUp) })}`;
  return capitalised(`${goes}${top}`);
}

export const askLoad: Ask = (board) => ({
  question: board.text.ask.load({ at: board.words.position(board.view.action.start) }),
  explained: aboutCargo(board),
});
