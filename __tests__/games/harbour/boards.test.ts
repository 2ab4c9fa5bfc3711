import { BOARDS, type BoardId } from '@/games/harbour/cards/boards';
import { scenario } from './scenario';

/** As the rules page prints them: symbols, and what the start building gives. */
const PRINTED: [BoardId, string, string[], object][] = [
  ['landing-stages', 'anchor', ['gain fish', 'gain wood'], { fish: 1, wood: 1 }],
  ['alchemist', 'anchor', ['gain fish'], { stone: 1, fish: 1 }],
  ['beggar', 'anchor', ['gain fish'], { fish: 1 }],
  ['bookkeeper', 'coin', ['gain fish'], { wood: 1, fish: 1 }],
  ['clockmaker', 'anchor', ['gain fish'], { fish: 2 }],
  ['diplomat', 'anchor hat', ['gain fish'], { livestock: 1, fish: 1 }],
  ['fisher', 'coin', ['gain wood'], { fish: 2, wood: 1 }],
  ['shepherd', 'coin', ['gain fish'], { livestock: 2, fish: 1 }],
  ['forester', 'warehouse', ['gain fish'], { wood: 2, fish: 1 }],
  ['mason', 'anchor', ['gain fish'], { stone: 1, fish: 1 }],
  ['wholesaler', 'anchor', ['gain fish'], { fish: 1 }],
  ['noble', 'hat', ['gain fish'], { wood: 1, fish: 1 }],
  ['speculator', 'coin', ['gain fish'], { stone: 1, fish: 1 }],
  ['investor', 'warehouse', ['gain fish'], { fish: 1 }],
  ['pilot', 'anchor anchor', ['gain fish'], { fish: 1 }],
  ['auctioneer', 'hat', ['gain fish'], { livestock: 1, fish: 1 }],
  ['broker', 'warehouse', ['gain wood', 'done'], { fish: 1, wood: 1 }],
  ['cooper', 'warehouse', ['gain fish'], { fish: 1 }],
  ['landlord', 'coin', ['gain fish'], { fish: 1 }],
  ['collector', 'anchor', ['gain fish'], { fish: 1 }],
  ['magistrate', 'hat', ['gain fish'], { fish: 1 }],
];

describe('player boards (HB-3)', () => {
  it.each(PRINTED)(
    '%s has the symbol %s, and its start building gives goods',
    (id, symbols, moves, after) => {
      expect(BOARDS.find((row) => row.id === id)?.symbols.join(' ')).toBe(symbols);
      const table = scenario({ boards: [id] }).play('go start 0', ...moves);
      expect(table.goods()).toEqual(after);
      expect(table.state.active).toBe(1);
    },
  );

  it.each(PRINTED)('%s buys in its start building instead', (id) => {
    const table = scenario({ boards: [id], display: ['bait-shop', 'pub'], goods: [{ wood: 5, stone: 4 }] });
    table.play('go start 0', 'ship wood', 'ship stone', 'buy pub');
    expect(table.owned()).toEqual(['pub']);
  });

  it('are all there', () => {
    expect(PRINTED.map(([id]) => id)).toEqual(BOARDS.map((row) => row.id));
  });
});
