import { sitesOf } from '@/games/rotterdam/ahead/factories';
import type { RoleAhead } from '@/games/rotterdam/ahead/roles';
import type { RotterdamBoard } from '../../table/board';

/** Why a role cannot be chosen, in as few words as a tile has room for; its name is read with the whole sentence. */
export function closedInShort(board: RotterdamBoard, { problem, places }: RoleAhead): string | undefined {
  const { closed } = board.text.roles;
  switch (problem?.problem) {
    case undefined:
      return undefined;
    case 'noOrderReady':
      return closed.noOrder;
    case 'builtThisRound':
      return closed.built;
    case 'noFactoryLeft':
      return closed.noFactory;
    case 'noSiteLeft':
      return closed.noSite;
    case 'tooDear': {
      const prices = sitesOf(board.view, board.subject).map(({ price }) => price ?? Infinity);
      return closed.tooDear({ price: board.money(Math.min(...prices)) });
    }
    default:
      return closed.full({ places: places.all });
  }
}
