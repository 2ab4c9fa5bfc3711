import type { Temper } from '../../support/refereed';
import type { Referee } from './referee';
import { BUY_ACTIONS } from './referee/catalogue';
import type { PublishedMove } from './referee/published';
import { unitsOf } from './referee/table';

type HarbourTemper = Temper<PublishedMove, Referee>;

const buildingOf = (move: PublishedMove) => ('building' in move ? move.building : '');

/** Empties the stock, so that fees are hard to pay. */
export const spendthrift: HarbourTemper = ({ type }) =>
  ['later', 'ship', 'inland', 'buy', 'spend'].includes(type) ? 4 : 1;

/** Buys and visits what buys, and pays the fee afterwards. */
export const patron: HarbourTemper = (move) => {
  if (BUY_ACTIONS.includes(buildingOf(move))) return 10;
  return move.type === 'later' || move.type === 'ship' ? 6 : 1;
};

/** Never buys and looks at the whole deck: the game ends by its number of turns. */
export const idler: HarbourTemper = (move) => {
  if (move.type === 'ship' || move.type === 'inland') return 0;
  return buildingOf(move) === 'travelling-show' ? 20 : 1;
};

/** Saves up for two buildings in the Library. */
export const reader: HarbourTemper = (move, seat, { table }) => {
  const player = table.players[seat];
  if (player === undefined) return 1;
  const isRich = unitsOf(player.goods) >= 16;
  const isOpen =
    table.display.includes('library') || table.players.some(({ bought }) => bought.includes('library'));
  const isInside =
    player.pawn !== undefined && 'building' in player.pawn && player.pawn.building === 'library';
  switch (move.type) {
    case 'go':
      return buildingOf(move) === 'library' ? (isRich ? 40 : 0) : 1;
    case 'ship':
      return isInside ? 10 : isOpen ? 0 : 4;
    case 'buy':
      return 8;
    default:
      return 1;
  }
};
