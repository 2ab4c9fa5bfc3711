import type { Game } from '@/engine/game';
import { apply } from './act';
import { describe } from './describe';
import { estimate } from './estimate';
import { mayAct, waitingFor } from './frames';
import { instincts } from './instincts';
import { moves } from './legal';
import { moveKey, MOST_SEATS, type HarbourMove } from './move';
import { parseOptions } from './options';
import { parseMove } from './parse-move';
import { harbourPhrases } from './phrases';
import { problem } from './problem';
import { outcome } from './score';
import { isOpenMove, secrets } from './secrets';
import { setup } from './setup';
import { clone, type HarbourOptions, type HarbourState } from './state';
import { transcript } from './transcript';
import { roundOf } from './turn';
import { imagine, view, type HarbourView } from './view';

export const harbour: Game<HarbourState, HarbourMove, HarbourView, HarbourOptions> & {
  readonly instincts: typeof instincts;
} = {
  id: 'harbour',
  rulesVersion: 1,
  seats: { min: 2, max: MOST_SEATS },
  actsOutOfTurn: false,
  phrases: harbourPhrases,
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
  view,
  secrets,
  isOpenMove,
  imagine,
  moveKey,
  parseMove,
  describe,
  estimate,
  transcript,
  instincts,
};
