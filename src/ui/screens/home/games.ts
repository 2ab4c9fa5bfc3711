import type { GameId } from '@/games';
import type { Area } from '@/ui/theme';

export interface GameOnShow {
  readonly id: GameId;
  /** One area's ink marks the game. */
  readonly ink: Area;
  readonly players: { readonly from: number; readonly to: number };
  readonly minutes: number;
  /** The game as the rules know it, once it can be played; announced as coming before. */
  readonly plays?: GameId;
}

export const GAMES_ON_SHOW: readonly GameOnShow[] = [
  { id: 'packet-row', ink: 'guildhall', players: { from: 2, to: 5 }, minutes: 45, plays: 'packet-row' },
  { id: 'harbour', ink: 'market', players: { from: 2, to: 4 }, minutes: 40 },
  { id: 'rotterdam', ink: 'docks', players: { from: 2, to: 4 }, minutes: 75 },
];
