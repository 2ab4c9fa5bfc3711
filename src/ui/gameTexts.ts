import type { GameId } from '@/games';
import type { GameText } from '@/text';
import { useText } from './text';

/** What is said of any game, for screens that know no single one. */
export function useGameTexts(): Readonly<Record<GameId, GameText>> {
  return useText().games;
}
