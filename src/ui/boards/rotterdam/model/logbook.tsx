import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { RotterdamView } from '@/games/rotterdam/view';
import { TEXTS } from '@/text';
import type { Logbook } from '../../board';
import { PriceChange } from '../parts/PriceChange';
import { colourFolds } from './colourFolds';
import { roleIn } from './news';
import { pricesAfter } from './pricesAfter';

/** The log by turns: whose, and in which role; the ships of a colour in one line, prices behind each trade. */
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
  marks: (events) =>
    new Map(
      [...pricesAfter(events)].map(([event, prices]) => [event, <PriceChange key="price" {...prices} />]),
    ),
  folds: colourFolds,
};
