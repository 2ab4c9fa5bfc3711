import { chooseMove } from '@/ai';
import type { PacketRowMove } from '@/games/packet-row/move';
import { keyInAnyOrder } from '../games/packet-row/key-in-any-order';
import { requestAt, packetRow as game } from './decisions';
import { PUZZLES } from './positions';

describe('hard finds the one right answer', () => {
  it('is asked often enough', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(PUZZLES)('%s', (_, table, right) => {
    const { state, asked } = table();
    const chosen = chooseMove(requestAt(game, state, 'hard'));
    expect(keyInAnyOrder(chosen as PacketRowMove)).toBe(keyInAnyOrder(right(state, asked)));
  });
});
