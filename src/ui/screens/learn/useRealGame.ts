import { useNavigation } from '@react-navigation/native';
import { isProblem } from '@/engine/phrase';
import type { GameId } from '@/games';
import type { Lessons } from '@/ui/boards/lessons';
import { beginMatch } from '@/ui/matches';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { openingOf, tableOf } from './tables';
import { keepDone, REAL_GAME } from './useProgress';

/** Begins the real game that the lessons end in: a match like any other, a few rounds before its end. */
export function useRealGame(game: GameId, { course }: Lessons): () => void {
  const { learn, newGame } = useText();
  const navigation = useNavigation<Navigator>();
  const begin = async () => {
    const table = tableOf(game, course, newGame.person({ number: 1 }));
    const id = await beginMatch(table, openingOf(course, learn.realGame.named));
    if (isProblem(id)) throw new Error(`the real game does not begin: ${id.problem}`);
    await keepDone(game, REAL_GAME);
    navigation.replace('table', { id });
  };
  return () => void begin();
}
