import { harbour } from '@/games/harbour';
import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { scenario, type Position } from './scenario';

describe('the Noble', () => {
  const owner: Position = {
    boards: ['noble', 'landing-stages'],
    owned: [['lighthouse']],
    free: 'lighthouse',
  };

  it('owns a free building whose symbols and fees count', () => {
    const table = scenario({ ...owner, active: 1, goods: [{}, { fish: 1 }] });
    expect(table.state.symbols.slice(0, 4)).toEqual([0, 2, 0, 0]);
    expect(table.play('go lighthouse').moves('pay')).toEqual(['pay fish']);
  });

  it('HB-30, HB-31 scores nothing for it, and it is not bought', () => {
    const table = scenario({ ...owner, state: { stack: [] } });
    expect(table.state.bought).toEqual([0, 0]);
    expect(harbour.outcome(table.state)?.scores[0]?.total).toBe(0);
  });
});

describe('those who score at the end (HB-31)', () => {
  const abilityOf = (board: PlayerBoardId, position: Position = {}) =>
    harbour.outcome(scenario({ boards: [board], ...position, state: { stack: [] } }).state)?.scores[0]?.parts
      .ability;

  it('the Speculator scores the market space of stone', () => {
    expect(abilityOf('speculator')).toBe(4);
    expect(abilityOf('speculator', { market: ['stone', 'fish', 'wood', 'livestock'] })).toBe(2);
    expect(abilityOf('landing-stages')).toBe(0);
  });

  it('the Collector scores kinds of symbols, the start building’s too, and 1 more for all four', () => {
    expect(abilityOf('collector')).toBe(1);
    expect(abilityOf('collector', { owned: [['bank', 'lumber-camp']] })).toBe(2);
    expect(abilityOf('collector', { owned: [['bank', 'quarry']] })).toBe(5);
    expect(abilityOf('landing-stages', { owned: [['bank', 'quarry']] })).toBe(0);
  });

  it('the Magistrate scores top hats of bought buildings only', () => {
    expect(abilityOf('magistrate')).toBe(0);
    expect(abilityOf('magistrate', { owned: [['pub', 'library', 'bank']] })).toBe(2);
    expect(abilityOf('landing-stages', { owned: [['pub', 'library']] })).toBe(0);
  });
});
