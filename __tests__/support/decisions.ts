import type { GameId } from '@/games';
import { ANSWERS, questionOf } from '@/games/harbour/asked';
import type { HarbourState } from '@/games/harbour/state';
import type { PacketRowState, Phase } from '@/games/packet-row/state';
import { PHASES, type RotterdamState } from '@/games/rotterdam/state';

const PACKET_ROW = [
  'choose',
  'offer',
  'master',
  'lastCall',
  'closing',
  'over',
] as const satisfies readonly Phase[];

/** Every kind of decision that a game can stop in the middle of, its end included. */
export const DECISIONS: Readonly<Record<GameId, readonly string[]>> = {
  'packet-row': PACKET_ROW,
  harbour: [...Object.keys(ANSWERS), 'over'],
  rotterdam: PHASES,
};

const DECISION_IN: Readonly<Record<GameId, (state: unknown) => string>> = {
  'packet-row': (state) => (state as PacketRowState).phase,
  harbour: (state) => questionOf(state as HarbourState) ?? 'over',
  rotterdam: (state) => (state as RotterdamState).phase,
};

/** What is to be decided in this state of the game. */
export const decisionIn = (game: GameId, state: unknown): string => DECISION_IN[game](state);
