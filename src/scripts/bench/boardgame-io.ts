import { createRequire } from 'node:module';
import type { AnyGame, Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import type { Playout } from './playouts';

// boardgame.io is published for CommonJS, and must meet the same copy of immer here as inside.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { original } = require('immer') as typeof import('immer');

/**
 * The same rules hosted in boardgame.io the fastest fair way: its local client without the debug panel and undo, the
 * state as its plain `G`, each move through our pure face on the original object rather than on a proxy.
 */
export function hostedByBoardgameIo(game: AnyGame, seats: number, random: Random): Playout {
  const options = game.parseOptions({}, seats);
  const step = { random };
  const hosted = {
    name: game.id,
    disableUndo: true,
    setup: () => game.setup(options, seats, random),
    moves: {
      play: ({ G }: { G: unknown }, seat: Seat, move: unknown) => {
        const next = game.clone(original(G));
        game.apply(next, seat, move, step);
        return next;
      },
    },
  };
  return () => {
    const client = Client({ game: hosted, numPlayers: seats, debug: false });
    client.start();
    let moves = 0;
    for (;;) {
      const state: unknown = client.getState()?.G;
      const seat = game.waitingFor(state)[0];
      if (seat === undefined) break;
      const legal = game.moves(state, seat);
      client.moves.play?.(seat, legal[random.below(legal.length)]);
      moves += 1;
    }
    client.stop();
    return moves;
  };
}
