import { chooseMove } from '@/ai';
import type { PacketRowMove } from '@/games/packet-row/move';
import { keyInAnyOrder } from '../games/packet-row/key-in-any-order';
import { requestAt, packetRow as game } from './decisions';
import { PUZZLES } from './positions';

/** The right answer must not be a lucky one. */
const SEEDS = [1, 'harbour', 'x7'];

describe('hard finds the one right answer', () => {
  it('is asked often enough', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(PUZZLES)('%s', (_, table, right) => {
    const { state, asked } = table();
    const answers = SEEDS.map((seed) => chooseMove(requestAt(game, state, 'hard', seed)) as PacketRowMove);
    const answer = keyInAnyOrder(right(state, asked));
    expect(answers.map(keyInAnyOrder)).toEqual(SEEDS.map(() => answer));
  });
});
