import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { RotterdamView } from '@/games/rotterdam/view';
import { TEXTS } from '@/text';
import type { Logbook } from '../../board';
import { roleIn } from './news';

/** The log by turns: whose, and in which role. */
export const logbook: Logbook<RotterdamView> = {
  head({ round, seat, said }, _view, name, language) {
    const { told, round: counted } = TEXTS[language].games.rotterdam.board;
    if (seat === undefined) return told.betweenTurns({ round: counted({ round }) });
    const worker = roleIn(said);
    return told.head({
      round: counted({ round }),
      name: name(seat),
      role: worker && rotterdamWords[language].role(worker.role),
    });
  },
  marks: () => new Map(),
};
