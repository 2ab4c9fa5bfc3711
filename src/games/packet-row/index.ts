import type { Game } from '@/engine/game';
import { apply } from './apply';
import { describe } from './describe';
import { estimate } from './estimate';
import { instincts } from './instincts';
import type { PacketRowMove } from './move';
import { moveKey } from './move-key';
import { mayAct, moves, waitingFor } from './moves';
import { parseMove } from './parse-move';
import { packetRowPhrases } from './phrases';
import { problem } from './problem';
import { outcome } from './score';
import { isOpenMove, secrets } from './secrets';
import { parseOptions, setup } from './setup';
import { clone, type PacketRowOptions, type PacketRowState } from './state';
import { transcript } from './transcript';
import { imagine, reshuffle, view, type PacketRowView } from './view';

export const packetRow: Game<PacketRowState, PacketRowMove, PacketRowView, PacketRowOptions> & {
  readonly instincts: typeof instincts;
} = {
  id: 'packet-row',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  actsOutOfTurn: true,
  phrases: packetRowPhrases,
  parseOptions,
  setup,
  clone,
  waitingFor,
  mayAct,
  moves,
  problem,
  apply,
  outcome,
  round: (state) => state.round,
  view,
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
};
