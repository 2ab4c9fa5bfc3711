import { chooseMove } from '@/ai';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRow } from '@/games/packet-row';
import { requestAt, packetRow as game } from './decisions';
import { PUZZLES } from './positions';

const byCard = (a: { readonly card: number }, b: { readonly card: number }) => a.card - b.card;

/** What a move is, in whatever order a delivery names its cards. */
function keyOf(move: PacketRowMove): string {
  if (move.type !== 'deliver') return packetRow.moveKey(move);
  return packetRow.moveKey({
    ...move,
    contracts: [...move.contracts].sort((a, b) => a - b),
    ships: [...move.ships].sort(byCard),
    goods: [...move.goods].sort(byCard),
    gold: [...move.gold].sort(byCard),
  });
}

describe('hard finds the one right answer', () => {
  it('is asked often enough', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(PUZZLES)('%s', (_, table, right) => {
    const { state, asked } = table();
    const chosen = chooseMove(requestAt(game, state, 'hard'));
    expect(keyOf(chosen as PacketRowMove)).toBe(keyOf(right(state, asked)));
  });
});
