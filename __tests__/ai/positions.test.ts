import { chooseMove, type Level } from '@/ai';
import { gameOf } from '@/games';
import type { HarbourMove } from '@/games/harbour/move';
import type { PacketRowMove } from '@/games/packet-row/move';
import { rotterdam } from '@/games/rotterdam';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { write } from '../games/harbour/scenario';
import { keyInAnyOrder } from '../games/packet-row/key-in-any-order';
import { audit } from '../games/rotterdam/audit';
import { packetRow, requestAt } from './decisions';
import { HARBOUR_PUZZLES } from './harbour-positions';
import { PUZZLES } from './positions';
import { ROTTERDAM_PUZZLES } from './rotterdam-positions';

/** The right answer must not be a lucky one. */
const SEEDS = [1, 'harbour', 'x7'];

const THINKERS: readonly Level[] = ['hard'];

it.each([
  ['Packet Row', PUZZLES],
  ['Harbour', HARBOUR_PUZZLES],
  ['Rotterdam', ROTTERDAM_PUZZLES],
])('%s: the right answer is asked for often enough', (_, puzzles) => {
  expect(puzzles.length).toBeGreaterThanOrEqual(30);
});

describe.each(THINKERS)('%s finds the one right answer', (level) => {
  describe('Packet Row', () => {
    it.each(PUZZLES)('%s', (_, table, right) => {
      const { state, asked } = table();
      const answers = SEEDS.map(
        (seed) => chooseMove(requestAt(packetRow, state, level, seed)) as PacketRowMove,
      );
      const answer = keyInAnyOrder(right(state, asked));
      expect(answers.map(keyInAnyOrder)).toEqual(SEEDS.map(() => answer));
    });
  });

  describe('Harbour', () => {
    const game = gameOf('harbour');
    it.each(HARBOUR_PUZZLES)('%s', (_, table, right) => {
      const { state } = table();
      const answers = SEEDS.map((seed) => chooseMove(requestAt(game, state, level, seed)) as HarbourMove);
      expect(answers.map(write)).toEqual(SEEDS.map(() => right));
    });
  });

  describe('Rotterdam', () => {
    const game = gameOf('rotterdam');
    it.each(ROTTERDAM_PUZZLES)('%s', (_, scene, right) => {
      const { state } = scene();
      expect(audit(state)).toEqual([]);
      const answers = SEEDS.map((seed) => chooseMove(requestAt(game, state, level, seed)) as RotterdamMove);
      expect(answers.map((move) => rotterdam.transcript.move(move))).toEqual(SEEDS.map(() => right));
    });
  });
});
