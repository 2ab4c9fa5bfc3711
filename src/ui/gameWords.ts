import type { GameId } from '@/games';
import type { GameText } from '@/text';
import { entryOf } from './boards';
import { useLanguage } from './text';

/** What is said of any game, for screens that know no single one. */
export function useGameWords(): (game: GameId) => GameText {
  const language = useLanguage();
  return (game) => entryOf(game).words(language);
}
