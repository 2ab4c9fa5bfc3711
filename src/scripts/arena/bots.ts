import { chooseCourse, LEVELS, type Level } from '@/ai';
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

/** What the bot does, as in the app: what was thought through at once is done at once. The scale makes levels think longer or shorter. */
export function botCourse(
  bot: Bot,
  decision: Decision,
  scale = 1,
): readonly [now: unknown, ...then: unknown[]] {
  if (isLevel(bot) || bot === 'flat') {
    const level = bot === 'flat' ? 'hard' : bot;
    const iterations = Math.max(1, Math.round(mannerOf(level).iterations * scale));
    return chooseCourse({ ...decision, level, iterations, flat: bot === 'flat' });
  }
  const { game, view, seat, seed, moveNumber } = decision;
  const choice = bot === 'greedy' ? greedyChoice : randomChoice;
  return [choice(game, view, seat, new Dice(seed, `${bot}-${moveNumber}-${seat}`))];
}

/** The first move of that. */
export const botMove = (bot: Bot, decision: Decision): unknown => botCourse(bot, decision)[0];
