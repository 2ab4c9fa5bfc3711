import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import type { Logbook } from '../../board';
import { LogMark } from '../parts/LogMark';
import { nameOf } from './faces';
import { marketAfter } from './marketAfter';
import { toldAs } from './told';

/** The log by turns: whose, where, and how the market lay after it. */
export const logbook: Logbook<HarbourView> = {
  head({ round, seat, said }, view, name, language) {
    const { board, rounds } = TEXTS[language].games.harbour;
    const { told } = board;
    if (seat === undefined) return told.beforeTurns;
    const [entered] = toldAs(said, 'entered');
    const place = entered && nameOf(view, entered.place, language);
    return told.head({ turn: rounds.at({ round }), name: name(seat), place });
  },
  marks: (events, view) =>
    new Map(
      [...marketAfter(events, view)].map(([event, market]) => [
        event,
        <LogMark key="market" market={market} />,
      ]),
    ),
};
