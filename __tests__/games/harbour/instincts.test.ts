import { chooseMove } from '@/ai';
import { Dice } from '@/engine/random';
import { gameOf } from '@/games';
import { harbour } from '@/games/harbour';
import type { HarbourMove } from '@/games/harbour/move';
import { seedOf } from '../../support/random-play';
import { costing, scenario, write, type Position, type Scenario } from './scenario';

const { candidates, playoutMove, expectedScores } = harbour.instincts;

const worthAThought = ({ state, asked }: Scenario) => candidates(state, asked).map(write);

describe('moves worth a thought', () => {
  it('HB-12 leaves out buildings in which nothing would happen', () => {
    const table = scenario({ display: ['pub', 'golem-works', 'clock-tower', 'shipwrights-guild', 'ranch'] });
    expect(table.moves('go')).toContain('go golem-works');
    const named = worthAThought(table);
    for (const idle of ['golem-works', 'clock-tower', 'shipwrights-guild']) {
      expect(named).not.toContain(`go ${idle}`);
    }
    expect(named).toEqual(expect.arrayContaining(['go pub', 'go ranch', 'go start 0']));
  });

  it('HB-12 keeps everything where nothing would happen anywhere', () => {
    const table = scenario({ display: ['golem-works', 'clock-tower'] });
    expect(worthAThought(table).length).toBeGreaterThan(0);
  });

  it('HB-21 ships several goods in one order only', () => {
    const table = scenario({
      goods: [{ fish: 6, livestock: 6, stone: 6 }],
      display: ['pub', 'abbey', 'quarry', 'trawler', 'depot'],
    }).play('go start 0', 'ship livestock');
    expect(table.moves('ship')).toEqual(['ship fish', 'ship stone']);
    expect(worthAThought(table).filter((move) => move.startsWith('ship'))).toEqual(['ship stone']);
  });

  it('HB-22 always keeps what a warehouse may keep', () => {
    const table = scenario({ goods: [{ wood: 6, stone: 6 }], owned: [['lumber-camp']] });
    table.play('go start 0', 'ship wood', 'ship stone', 'buy pub');
    expect(table.moves()).toContain('done');
    expect(worthAThought(table)).toEqual(['keep stone', 'keep wood']);
  });
});

describe('imagined players', () => {
  it('HB-20 buy the best building that they can pay for', () => {
    const dear = costing(11);
    const table = scenario({
      goods: [{ wood: 6, stone: 6, fish: 6 }],
      // Wood, stone and fish pay $11 together.
      display: ['pub', 'cattle-pens', dear, 'ranch', 'depot'],
    }).play('go start 0');
    const random = new Dice(seedOf('playout'), '');
    while (table.owned().length === 0) {
      harbour.apply(table.state, 0, playoutMove(table.state, 0, random), { random });
    }
    expect(table.owned()).toEqual([dear]);
  });
});

describe('what a position is worth', () => {
  it.each<[string, Position]>([
    ['a bought building', { owned: [['pub']] }],
    ['goods that can be shipped', { goods: [{ fish: 2, livestock: 3 }] }],
    ['goods that wait', { goods: [{ wood: 3 }] }],
    ['a coin', { boards: ['landlord', 'landing-stages'] }],
    ['a warehouse', { boards: ['investor', 'landing-stages'] }],
  ])('%s makes a win likelier', (_, position) => {
    const shares = harbour.estimate(scenario({ active: 1, ...position }).state);
    const plain = harbour.estimate(scenario({ active: 1 }).state);
    expect(shares[0]).toBeGreaterThan(plain[0] ?? 1);
  });

  it('HB-31 points that are there count by far the most near the end', () => {
    const [mine = 0, theirs = 0] = expectedScores(
      scenario({ owned: [['abbey', 'pub', 'bank'], ['depot']], goods: [{}, { fish: 4 }] }).state,
    );
    expect(mine - theirs).toBeGreaterThan(20);
  });
});

describe('hard players', () => {
  const answer = ({ state, asked: seat }: Scenario) => {
    const view = harbour.view(state, seat);
    const request = {
      game: gameOf('harbour'),
      view,
      seat,
      level: 'hard' as const,
      seed: seedOf(1),
      moveNumber: 0,
    };
    return write(chooseMove(request) as HarbourMove);
  };

  it('HB-30 buy the fourth building when it wins the game', () => {
    const table = scenario({
      owned: [
        ['pub', 'ranch', 'quarry'],
        ['depot', 'cold-store'],
      ],
      display: ['abbey', 'trawler', 'timber-yard', 'bait-shop', 'stockyard'],
      goods: [{ wood: 5, stone: 4, livestock: 3 }],
      market: ['fish', 'livestock', 'stone', 'wood'],
      state: { lastTurns: 1 },
    });
    expect(answer(table)).toBe('go start 0');
    table.play('go start 0');
    while (table.owned().length < 4) table.play(answer(table));
    expect(table.owned()).toContain('abbey');
  });
});
