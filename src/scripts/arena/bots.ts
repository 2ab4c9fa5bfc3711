import { chooseMove, LEVELS, type Level } from '@/ai';
import { greedyChoice } from '@/ai/greedy';
import { mannerOf } from '@/ai/levels';
import { randomChoice } from '@/ai/random-player';
import type { AnyGame, Seat } from '@/engine/game';
import { isOneOf } from '@/engine/json';
import { Dice, type Seed } from '@/engine/random';

/** The three levels, and three that they are measured by; «flat» plays as many imagined games as hard, without a tree. */
export const BOTS = [...LEVELS, 'flat', 'greedy', 'random'] as const;
export type Bot = (typeof BOTS)[number];

export interface Decision {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: Seed;
  readonly moveNumber: number;
}

export function isBot(name: unknown): name is Bot {
  return isOneOf(BOTS, name);
}

const isLevel = (bot: Bot): bot is Level => isOneOf(LEVELS, bot);

/** The bot's move; the scale makes levels think longer or shorter than they do in the app. */
export function botMove(bot: Bot, decision: Decision, scale = 1): unknown {
  if (isLevel(bot) || bot === 'flat') {
    const level = bot === 'flat' ? 'hard' : bot;
    const iterations = Math.max(1, Math.round(mannerOf(level).iterations * scale));
    return chooseMove({ ...decision, level, iterations, flat: bot === 'flat' });
  }
  const { game, view, seat, seed, moveNumber } = decision;
  const choice = bot === 'greedy' ? greedyChoice : randomChoice;
  return choice(game, view, seat, new Dice(seed, `${bot}-${moveNumber}-${seat}`));
}
