import { useNavigation } from '@react-navigation/native';
import { isProblem } from '@/engine/phrase';
import type { GameId } from '@/games';
import type { Lessons } from '@/ui/boards/lessons';
import { beginMatch } from '@/ui/match/matches';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { useMatchStart, type MatchStart } from '@/ui/match/useMatchStart';
import { openingOf, tableOf } from './tables';
import { keepDone, REAL_GAME } from './useProgress';

interface RealGame extends Pick<MatchStart, 'trouble'> {
  play(): void;
}

/** The real game that the lessons end in: a match like any other, a few rounds before its end. */
export function useRealGame(game: GameId, { course }: Lessons): RealGame {
  const { learn, newGame } = useText();
  const navigation = useNavigation<Navigator>();
  const { start, trouble } = useMatchStart(game, (id) => navigation.replace('table', { id }));
  const begin = async () => {
    const table = tableOf(game, course, newGame.person({ number: 1 }));
    const id = await beginMatch(table, openingOf(course, learn.realGame.named));
    if (!isProblem(id)) await keepDone(game, REAL_GAME);
    return id;
  };
  return { play: () => start(begin), trouble };
}
