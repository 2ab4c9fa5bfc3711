import type { GameId } from '@/games';

/** How long the lessons of a game take at most; a test counts their words. Told before any board is loaded. */
export const LESSON_MINUTES: Readonly<Record<GameId, number>> = { 'packet-row': 5, harbour: 5, rotterdam: 6 };
