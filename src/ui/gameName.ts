import type { GameId } from '@/games';
import { useGameTexts } from './gameTexts';

/** How a game is called in the language of the app. */
export function useGameName(): (game: GameId) => string {
  const texts = useGameTexts();
  return (game) => texts[game].name;
}
