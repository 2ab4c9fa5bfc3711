import { PLAYER_BOARDS, type PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { scenario } from './scenario';

/** Symbols as RULES.md has them, and what the start building gives by the rules page. */
const PRINTED: [PlayerBoardId, string, string[], object][] = [
  ['landing-stages', 'anchor', ['gain fish', 'gain wood'], { fish: 1, wood: 1 }],
  ['alchemist', 'coin', ['gain fish'], { stone: 1, fish: 1 }],
  ['beggar', 'warehouse', ['gain fish'], { fish: 1 }],
  ['bookkeeper', 'warehouse', ['gain fish'], { wood: 1, fish: 1 }],
  ['clockmaker', 'hat', ['gain fish'], { fish: 2 }],
  ['diplomat', 'warehouse', ['gain fish'], { livestock: 1, fish: 1 }],
  ['fisher', 'anchor', ['gain wood'], { fish: 2, wood: 1 }],
  ['shepherd', 'anchor', ['gain fish'], { livestock: 2, fish: 1 }],
  ['forester', 'anchor', ['gain fish'], { wood: 2, fish: 1 }],
  ['mason', 'warehouse', ['gain fish'], { stone: 1, fish: 1 }],
  ['wholesaler', 'anchor', ['gain fish'], { fish: 1 }],
  ['noble', 'anchor', ['gain fish'], { wood: 1, fish: 1 }],
  ['speculator', 'warehouse', ['gain fish'], { stone: 1, fish: 1 }],
  ['investor', 'warehouse', ['gain fish'], { fish: 1 }],
  ['pilot', 'coin', ['gain fish'], { fish: 1 }],
  ['auctioneer', 'coin', ['gain fish'], { livestock: 1, fish: 1 }],
  ['broker', 'coin', ['gain wood', 'done'], { fish: 1, wood: 1 }],
  ['cooper', 'coin', ['gain fish'], { fish: 1 }],
  ['landlord', 'coin', ['gain fish'], { fish: 1 }],
  ['collector', 'warehouse', ['gain fish'], { fish: 1 }],
  ['magistrate', 'coin', ['gain fish'], { fish: 1 }],
];

describe('player boards (HB-3)', () => {
  it.each(PRINTED)(
    '%s has the symbol %s, and its start building gives goods',
    (id, symbols, moves, after) => {
      expect(PLAYER_BOARDS.find((row) => row.id === id)?.symbols.join(' ')).toBe(symbols);
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
    expect(PRINTED.map(([id]) => id)).toEqual(PLAYER_BOARDS.map((row) => row.id));
  });
});
