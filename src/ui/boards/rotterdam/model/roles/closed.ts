import { sitesOf } from '@/games/rotterdam/ahead/factories';
import type { RoleAhead } from '@/games/rotterdam/ahead/roles';
import type { RotterdamBoard } from '../../table/board';
import { inBoth, type GainWords } from './gain';

/** Why a role cannot be chosen, in as few words as a tile has room for; its name is read with the whole sentence. */
export function closedInShort(board: RotterdamBoard, { problem, places }: RoleAhead): GainWords | undefined {
  const { closed } = board.text.roles;
  switch (problem?.problem) {
    case undefined:
      return undefined;
    case 'noOrderReady':
      return { lines: [closed.noOrder], brief: closed.noOrderBriefly };
    case 'builtThisRound':
      return { lines: [closed.built], brief: closed.builtBriefly };
    case 'noFactoryLeft':
      return inBoth(closed.noFactory);
    case 'noSiteLeft':
      return inBoth(closed.noSite);
    case 'tooDear': {
      const prices = sitesOf(board.view, board.subject).map(({ price }) => price ?? Infinity);
      return {
        lines: [closed.tooDear({ price: board.money(Math.min(...prices)) })],
        brief: closed.tooDearBriefly,
      };
    }
    default:
      return { lines: [closed.full({ places: places.all })], brief: closed.fullBriefly };
  }
}
