import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useRef, useState } from 'react';
import { isProblem, type Problem } from '@/engine/phrase';
import type { GameId } from '@/games';
import { goUnlessMovesAreLost } from './leaving';
import { useProblemWords } from './problemWords';

export interface MatchStart {
  start(begin: () => Promise<string | Problem>): void;
  /** Why the last start came to nothing. */
  readonly trouble: string | undefined;
}

/** Begins one match, however often the button is pressed until its screen is there, and says why there is none. */
export function useMatchStart(game: GameId, onStarted: (id: string) => void): MatchStart {
  const problemWords = useProblemWords(game);
  const [trouble, setTrouble] = useState<string>();
  const starting = useRef(false);
  // Until this screen is seen again, its buttons have had their effect.
  useFocusEffect(
    useCallback(() => {
      starting.current = false;
    }, []),
  );

  const startOnce = async (begin: () => Promise<string | Problem>) => {
    if (starting.current) return;
    starting.current = true;
    setTrouble(undefined);
    try {
      const begun = await begin();
      if (!isProblem(begun)) {
        onStarted(begun);
        return;
      }
      setTrouble(problemWords(begun));
    } catch (error) {
      starting.current = false;
      throw error;
    }
    starting.current = false;
  };
  return { start: (begin) => goUnlessMovesAreLost(() => void startOnce(begin)), trouble };
}
