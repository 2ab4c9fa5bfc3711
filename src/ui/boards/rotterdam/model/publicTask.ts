import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { CAPTAIN, LOADER, SAILOR, type Role } from '@/games/rotterdam/cards/roles';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { Phase } from '@/games/rotterdam/state';
import type { RotterdamView } from '@/games/rotterdam/view';
import { TEXTS } from '@/text';
import type { PublicTask } from '../../board';

/** The roles in which others than their players are asked. */
const ROLE_BEHIND: Readonly<Partial<Record<Phase, Role>>> = {
  sail: CAPTAIN,
  anchorage: SAILOR,
  factory: LOADER,
};

/** In whose role somebody else is asked; undefined in one's own turn. */
export function roleBehind({ phase, turn, actor }: RotterdamView): Role | undefined {
  return turn === actor ? undefined : ROLE_BEHIND[phase];
}

/** What the curtain says, in public words. */
export function publicTask(
  view: RotterdamView,
  name: (seat: Seat) => string,
  language: Language,
): PublicTask {
  const { board, games } = TEXTS[language];
  const { told } = games.rotterdam.board;
  if (view.phase === 'over') return { task: board.task.over };
  const words = rotterdamWords[language];
  const task = words.phase(view.phase);
  const role = roleBehind(view);
  return {
    ...(role === undefined ? {} : { before: told.chose({ name: name(view.turn), role: words.role(role) }) }),
    task: `${task.charAt(0).toLocaleUpperCase(language)}${task.slice(1)}.`,
  };
}
