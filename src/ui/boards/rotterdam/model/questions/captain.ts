import { previewColour } from '@/games/rotterdam/ahead/colour';
import type { Position } from '@/games/rotterdam/cards/waterways';
import { NONE } from '@/games/rotterdam/state';
import type { RotterdamBoard } from '../../table/board';
import { capitalised } from '@/text/capitalised';
import { colourTold } from '../roles/colourWords';
import { rawInShort } from '../roles/gain';
import { spokenMoves } from '../roles/spokenMoves';
import type { Ask } from '.';

export const askCaptain: Ask = (board) => {
  const { view, text, words, choice } = board;
  const move = choice !== undefined && 'moves' in choice ? choice.moves[0] : undefined;
  const inMind = move?.type === 'colour' ? move.colour : undefined;
  const name = inMind === undefined ? undefined : words.colour(inMind);
  const question = text.ask.captain({ colour: view.action.colours + 1, name });
  if (inMind === undefined) return { question };
  const preview = previewColour(view, view.turn, inMind);
  return {
    question,
    explained: capitalised(colourTold(board, preview)),
    read: spokenMoves(board, preview),
  };
};

export const askSail: Ask = (board) => {
  const { view, text, words } = board;
  const { colour, pending } = view.action;
  const ships = view.owners.flatMap((_, at) => (((pending >> at) & 1) === 1 ? [at] : []));
  const [only] = ships;
  const question =
    ships.length > 1 ? text.ask.whichFirst : text.ask.whichWay({ colour: words.colour(colour) });
  return {
    question,
    explained: ships.length === 1 && only !== undefined ? boundFor(board, only) : undefined,
  };
};

function boundFor(board: RotterdamBoard, ship: Position): string {
  const { view, text, words } = board;
  const cargo = view.cargo[ship] ?? NONE;
  const at = words.position(ship);
  const told =
    cargo === NONE
      ? text.roles.sail.emptyAt({ at })
      : text.roles.sail.cargoAt({ raw: rawInShort(board, cargo), at, harbour: words.harbour(cargo) });
  return capitalised(told);
}
