import type { Game } from '@/engine/game';
import { achievements } from './achievements';
import { apply } from './apply';
import { clone } from './clone';
import { describe } from './describe';
import { estimate } from './estimate';
import { imagine, reshuffle } from './imagine';
import { instincts } from './instincts';
import { MOST_SEATS, type HarbourMove } from './move';
import { moveKey } from './move-key';
import { moves } from './moves';
import { OPTIONS, parseOptions } from './options';
import { parseMove } from './parse-move';
import { harbourPhrases } from './phrases';
import { problem } from './problem';
import { isLastRound, roundOf, turnOf } from './rules/turn';
import { outcome, SOURCES, standings } from './score';
import { isOpenMove, secrets } from './secrets';
import { setup } from './setup';
import type { HarbourOptions, HarbourState } from './state';
import { transcript } from './transcript';
import { openView, view, type HarbourView } from './view';
import { mayAct, waitingFor } from './waiting';

export const harbour = {
  id: 'harbour',
  letter: 'H',
  rulesVersion: 2,
  seats: { min: 2, max: MOST_SEATS },
  sources: SOURCES,
  actsOutOfTurn: false,
  phrases: harbourPhrases,
  options: OPTIONS,
  parseOptions,
  setup,
  clone,
  waitingFor,
  mayAct,
  moves,
  problem,
  apply,
  outcome,
  round: roundOf,
  isLastRound,
  turnOf,
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
} satisfies Game<HarbourState, HarbourMove, HarbourView, HarbourOptions>;
