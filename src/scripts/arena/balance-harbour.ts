import { PLAYER_BOARDS, LANDING_STAGES } from '@/games/harbour/cards/player-boards';
import { buildingId } from '@/games/harbour/cards/buildings';
import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourState } from '@/games/harbour/state';
import type { Economy } from './economy';

/** HB-30: how fast buildings are bought; and which of them, and which characters, win. */
export const harbourEconomy: Economy<HarbourState, HarbourMove> = {
  // Characters are part of the game in most of its options, and only there can they be weighed. A drawn start would make
  // all seats alike.
  options: { boards: 'characters', startingPlayer: 0 },
  meaning: ({ type }) => ({ kind: type }),
  course: {
    what: 'bought buildings',
    steps: [1, 2, 3, 4],
    progress: ({ bought }) => Math.max(...bought),
  },
  holdings: ({ built, owner, free, boards }) => [
    ...built
      .filter((building) => building !== free)
      .map((building) => ({
        group: 'Buildings bought',
        name: buildingId(building),
        seat: owner[building] ?? 0,
      })),
    ...boards.flatMap((board, seat) =>
      board === LANDING_STAGES ? [] : [{ group: 'Characters', name: PLAYER_BOARDS[board]?.id ?? '', seat }],
    ),
  ],
};
