import { createRequire } from 'node:module';
import type { Game as HostedGame, State as HostedState } from 'boardgame.io';
import { searchFor } from '@/ai/request';
import type { AnyGame, Seat } from '@/engine/game';
import { parseSeed, type Random, type Seed } from '@/engine/random';

// boardgame.io is published for CommonJS, and must meet the same copy of immer here as inside.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
const { original } = require('immer') as typeof import('immer');

type TreeNode = Parameters<InstanceType<typeof MCTSBot>['playout']>[0];

/** More than anybody gets done in the time of one decision. */
const PLENTY = 20_000;
/** Longer than any game: its imagined games end with a winner, by which alone it learns. */
const TO_THE_END = 1_000;
const SEATS = 2;
const SEED = parseSeed('duel') as Seed;

/** The rules with turns as its search wants them: whoever is asked has the turn, and the end names the winner. */
function hosted(game: AnyGame, random: Random): HostedGame<unknown> {
  const options = game.parseOptions({}, SEATS);
  const step = { random };
  const asked = ({ G }: { G: unknown }) => game.waitingFor(G)[0] ?? 0;
  return {
    name: game.id,
    disableUndo: true,
    setup: () => game.setup(options, SEATS, random),
    turn: { minMoves: 1, maxMoves: 1, order: { first: asked, next: asked } },
    moves: {
      play: ({ G, playerID }, move: unknown) => {
        const next = game.clone(original(G));
        game.apply(next, Number(playerID), move, step);
        return next;
      },
    },
    endIf: ({ G }) => {
      const outcome = game.outcome(G);
      if (outcome === undefined) return undefined;
      return outcome.winners.length > 1 ? { draw: true } : { winner: String(outcome.winners[0]) };
    },
  };
}

/** Its bot, stopped by the clock instead of after a number of iterations. */
class TimedBot extends MCTSBot {
  /** Iterations of all its decisions. */
  iterated = 0;
  private until = 0;

  constructor(
    private readonly rules: AnyGame,
    game: HostedGame<unknown>,
    private readonly milliseconds: number,
  ) {
    super({
      game,
      enumerate: (G: unknown, _ctx: unknown, playerID: string) =>
        rules.moves(G, Number(playerID)).map((move) => ({ move: 'play', args: [move] })),
      iterations: PLENTY,
      playoutDepth: TO_THE_END,
      seed: 'duel',
    });
  }

  override playout(node: TreeNode): unknown {
    const result: unknown = super.playout(node);
    this.iterated += 1;
    if (performance.now() >= this.until) this.iterationCounter = Infinity;
    return result;
  }

  /** Where there is one move, neither side thinks. */
  async move(state: HostedState, seat: Seat): Promise<unknown> {
    const legal = this.rules.moves(state.G, seat);
    if (legal.length === 1) return legal[0];
    this.until = performance.now() + this.milliseconds;
    const { action } = await this.play(state, String(seat));
    return (action.payload.args as readonly unknown[])[0];
  }
}

function hardMove(game: AnyGame, state: unknown, seat: Seat, milliseconds: number): unknown {
  const until = performance.now() + milliseconds;
  const request = {
    game,
    view: game.view(state, seat),
    seat,
    level: 'hard',
    seed: SEED,
    moveNumber: 0,
  } as const;
  const { search } = searchFor(request, { iterations: PLENTY });
  while (!search.isDone && performance.now() < until) search.iterate();
  return search.best();
}

export interface Duel {
  readonly games: number;
  /** Wins of hard; shared ones count in parts. */
  readonly wins: number;
  /** What each side has thought in all, in milliseconds. */
  readonly hardMs: number;
  readonly botMs: number;
  readonly botIterations: number;
}

/** Hard, which knows its own view alone, against boardgame.io's search, which sees every card, seats in turn. */
export async function duel(
  game: AnyGame,
  { games, milliseconds, random }: { games: number; milliseconds: number; random: Random },
): Promise<Duel> {
  const rules = hosted(game, random);
  const bot = new TimedBot(game, rules, milliseconds);
  const spent = { hard: 0, bot: 0 };
  const playOne = async (hard: Seat): Promise<number> => {
    const client = Client({ game: rules, numPlayers: SEATS, debug: false });
    client.start();
    for (;;) {
      const state = client.store.getState() as HostedState;
      const seat = game.waitingFor(state.G)[0];
      const winners = game.outcome(state.G)?.winners;
      if (seat === undefined) return winners?.includes(hard) ? 1 / winners.length : 0;
      const begin = performance.now();
      const isHard = seat === hard;
      const move = isHard ? hardMove(game, state.G, seat, milliseconds) : await bot.move(state, seat);
      spent[isHard ? 'hard' : 'bot'] += performance.now() - begin;
      client.moves.play?.(move);
    }
  };
  let wins = 0;
  for (let number = 0; number < games; number += 1) wins += await playOne(number % SEATS);
  return { games, wins, hardMs: spent.hard, botMs: spent.bot, botIterations: bot.iterated };
}
