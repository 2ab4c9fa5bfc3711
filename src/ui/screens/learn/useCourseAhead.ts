import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { GAME_IDS, type GameId } from '@/games';
import { readLessons } from '@/storage/lessons';
import { isTaught } from '@/ui/boards';

/** The courses in the middle of which somebody left. */
async function coursesLeft(): Promise<readonly GameId[]> {
  const games = GAME_IDS.filter(isTaught);
  const progress = await Promise.all(games.map(readLessons));
  return games.filter((_, at) => progress[at]?.left !== undefined);
}

/** Whose course comes next: of those that were left in the middle, or of the game that was played last. */
export function useCourseAhead(played: GameId): GameId {
  const [left, setLeft] = useState<readonly GameId[]>([]);
  useFocusEffect(
    useCallback(() => {
      void coursesLeft().then(setLeft);
    }, []),
  );
  return left.includes(played) ? played : (left[0] ?? played);
}
