import type { Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import { TEXTS } from '@/text';

/** What each picture of a rulebook is called by those who cannot see it, by its name. */
export function bookPictures(game: GameId, language: Language): readonly (readonly [string, string])[] {
  const { rules } = TEXTS[language].games[game];
  return 'pictures' in rules ? Object.entries(rules.pictures) : [];
}
