import type { Seat } from '@/engine/game';
import type { ColourPreview, ShipAhead } from '@/games/rotterdam/ahead/colour';
import type { RotterdamBoard } from '../../table/board';
import { moveWords } from './moveWords';

/** Ships that have something to do with the colour, by owner in the order of moving. */
export function movesByOwner({ ships }: ColourPreview): readonly (readonly [Seat, readonly ShipAhead[]])[] {
  const told = ships.filter(({ order, ways }) => order !== undefined || ways[0]?.stays === 'held');
  const owners = [...new Set(told.map(({ owner }) => owner))];
  return owners.map((owner) => [owner, told.filter((ship) => ship.owner === owner)]);
}

/** What a colour would do, as it is read aloud when the colour is chosen: the list of moves in the order of moving. */
export function spokenMoves(board: RotterdamBoard, preview: ColourPreview): string {
  const { colour } = board.text.roles;
  const owners = movesByOwner(preview).map(([owner, ships]) => {
    const moves = ships.map((ship) => {
      const { spoken, note } = moveWords(board, ship);
      return note === undefined ? spoken : `${spoken}, ${note}`;
    });
    return colour.movesOf({ name: board.name(owner), moves });
  });
  return owners.length === 0 ? colour.none : owners.join(' ');
}
