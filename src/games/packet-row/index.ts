import type { Game } from '@/engine/game';
import { achievements } from './achievements';
import { apply } from './apply';
import { clone } from './clone';
import { describe } from './describe';
import { estimate } from './estimate';
import { imagine, reshuffle } from './imagine';
import { instincts } from './instincts';
import type { PacketRowMove } from './move';
import { moveKey } from './move-key';
import { moves } from './moves';
import { forgets, OPTIONS, parseOptions } from './options';
import { parseMove } from './parse-move';
import { packetRowPhrases } from './phrases';
import { problem } from './problem';
import { isLastRound } from './rules/ending';
import { outcome, SOURCES, standings } from './score';
import { isOpenMove, secrets } from './secrets';
import { setup } from './setup';
import type { PacketRowOptions, PacketRowState } from './state';
import { transcript } from './transcript';
import { openView, view, type PacketRowView } from './view';
import { mayAct, waitingFor } from './waiting';

export const packetRow = {
  id: 'packet-row',
  letter: 'P',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  sources: SOURCES,
  actsOutOfTurn: true,
  phrases: packetRowPhrases,
  options: OPTIONS,
  parseOptions,
  forgets,
  setup,
  clone,
  waitingFor,
  mayAct,
  moves,
  problem,
  apply,
  outcome,
  round: (state) => state.round,
  isLastRound,
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
} satisfies Game<PacketRowState, PacketRowMove, PacketRowView, PacketRowOptions>;
