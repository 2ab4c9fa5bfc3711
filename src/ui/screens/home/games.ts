import type { GameId } from '@/games';
import { INKS, type Ink } from '@/ui/theme';

export interface GameOnShow {
  readonly id: GameId;
  /** One ink marks the game. */
  readonly ink: Ink;
  readonly players: { readonly from: number; readonly to: number };
  readonly minutes: number;
  /** The game as the rules know it, once it can be played; announced as coming before. */
  readonly plays?: GameId;
}

export const GAMES_ON_SHOW: readonly GameOnShow[] = [
  { id: 'packet-row', ink: INKS.red, players: { from: 2, to: 5 }, minutes: 45, plays: 'packet-row' },
  { id: 'harbour', ink: INKS.green, players: { from: 2, to: 4 }, minutes: 40 },
  { id: 'rotterdam', ink: INKS.blue, players: { from: 2, to: 4 }, minutes: 75 },
];
