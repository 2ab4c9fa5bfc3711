import { speakProblem, type Names, type Problem } from '@/engine/phrase';
import { enginePhrases } from '@/engine/phrases';
import { gameOf, type GameId } from '@/games';
import { useLanguage } from '@/ui/text';

const NOBODY: Names = { seat: (seat) => String(seat + 1) };

/** What keeps something from being done, in words: of the game if it is hers, else of the engine. */
export function useProblemWords(game?: GameId, names: Names = NOBODY): (problem: Problem) => string {
  const language = useLanguage();
  return (problem) => {
    const own = game === undefined ? undefined : gameOf(game).phrases;
    const book = own !== undefined && problem.problem in own[language].problems ? own : enginePhrases;
    return speakProblem(book, language, problem, names);
  };
}
