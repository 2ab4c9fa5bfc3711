import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { questionOf } from '@/games/harbour/asked';
import { harbourWords } from '@/games/harbour/phrases';
import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import type { PublicTask } from '../../board';

/** What the curtain says, in public words. */
export function publicTask(view: HarbourView, _name: (seat: Seat) => string, language: Language): PublicTask {
  const question = questionOf(view);
  return {
    task:
      question === undefined ? TEXTS[language].board.task.over : harbourWords[language].questions[question],
  };
}
