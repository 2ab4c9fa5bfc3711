import type { Phase } from '@/games/rotterdam/state';
import type { RotterdamBoard } from '../../table/board';
import { askShipCard, askPartner } from './shipCard';
import { askBid, askLaunch } from './start';
import { askCaptain, askSail } from './captain';
import { askAnchorage, askFactory, askLoader, askSailor, askTrader } from './trade';
import { askLoad, askShipowner } from './shipowner';
import { askWork } from './work';

/** What is asked, in small letters, since a name may stand before it. */
export interface Asked {
  readonly question: string;
  /** What the thought in mind would lead to, or what helps to choose; news are told without it. */
  readonly explained?: string | undefined;
  /** What of that is only read aloud. */
  readonly read?: string | undefined;
}

export type Ask = (board: RotterdamBoard) => Asked;

const QUESTIONS: Readonly<Record<Phase, Ask>> = {
  launch: askLaunch,
  bid: askBid,
  work: askWork,
  shipowner: askShipowner,
  load: askLoad,
  captain: askCaptain,
  sail: askSail,
  sailor: askSailor,
  anchorage: askAnchorage,
  loader: askLoader,
  factory: askFactory,
  trader: askTrader,
  partner: askPartner,
  after: ({ text }) => ({ question: text.ask.after }),
  over: ({ shared }) => ({ question: shared.over }),
};

export function askedNow(board: RotterdamBoard): Asked {
  const { view, choice } = board;
  return choice !== undefined && 'card' in choice ? askShipCard(board, choice) : QUESTIONS[view.phase](board);
}
