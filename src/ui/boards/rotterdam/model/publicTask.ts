import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { RotterdamView } from '@/games/rotterdam/view';
import type { PublicTask } from '../../board';

/** What the curtain says, in public words. */
export function publicTask(
  view: RotterdamView,
  _name: (seat: Seat) => string,
  language: Language,
): PublicTask {
  return { task: rotterdamWords[language].phase(view.phase) };
}
