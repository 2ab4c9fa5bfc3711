import type { Game } from '@/engine/game';
import { achievements } from './achievements';
import { apply } from './apply';
import { clone } from './clone';
import { describe } from './describe';
import { emptyAnswer } from './empty-answer';
import { estimate } from './estimate';
import { imagine, reshuffle } from './imagine';
import { instincts } from './instincts';
import type { RotterdamMove } from './move';
import { moveKey } from './move-key';
import { moves } from './moves';
import { OPTIONS, parseOptions } from './options';
import { parseMove } from './parse-move';
import { rotterdamPhrases } from './phrases';
import { problem } from './problem';
import { isLastRound } from './rules/turn';
import { outcome, SOURCES, standings } from './score';
import { isOpenMove, secrets } from './secrets';
import { setup } from './setup';
import type { RotterdamOptions, RotterdamState } from './state';
import { transcript } from './transcript';
import { openView, view, type RotterdamView } from './view';
import { mayAct, turnOf, waitingFor } from './waiting';

export const rotterdam = {
  id: 'rotterdam',
  letter: 'R',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  sources: SOURCES,
  actsOutOfTurn: false,
  phrases: rotterdamPhrases,
  options: OPTIONS,
  parseOptions,
  setup,
  clone,
  waitingFor,
  // The first ships are placed before the first round is counted.
  round: (state) => Math.max(state.round, 1),
  isLastRound,
  turnOf,
  mayAct,
  moves,
  problem,
  apply,
  emptyAnswer,
  outcome,
  view,
  openView,
  standings,
  secrets,
  isOpenMove,
  imagine,
  reshuffle,
  moveKey,
  parseMove,
  describe,
  estimate,
  transcript,
  instincts,
  achievements,
} satisfies Game<RotterdamState, RotterdamMove, RotterdamView, RotterdamOptions>;
