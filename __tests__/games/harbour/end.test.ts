import type { Viewer } from '@/engine/game';
import { harbour } from '@/games/harbour';
import type { BuildingId } from '@/games/harbour/cards/buildings';
import { pointsOf } from './figures';
import { beginning, scenario, type Position, type Scenario } from './scenario';

const THREE: BuildingId[] = ['bank', 'cannery', 'library'];

/** Seat `active` buys its fourth building. */
const fourth = (position: Position = {}): Scenario => {
  const { active = 0, players = 3 } = position;
  const owned = Array.from({ length: players }, (_, seat) => (seat === active ? THREE : []));
  const goods = Array.from({ length: players }, (_, seat) => (seat === active ? { wood: 5 } : {}));
  const table = scenario({
    display: ['bait-shop', 'ranch', 'quarry', 'trawler'],
    owned,
    goods,
    ...position,
    players,
  });
  return table.play(`go start ${active}`, 'ship wood', 'buy bait-shop');
};

const outcomeOf = (position: Position) =>
  harbour.outcome(scenario({ ...position, state: { stack: [] } }).state);

describe('the end', () => {
  it('HB-30 after a fourth purchase everybody else has one more turn', () => {
    const table = fourth({ active: 1 });
    expect(table.said).toContain('endIsNear');
    expect(table.asked).toBe(2);
    table.play('go ranch');
    expect(table.asked).toBe(0);
    expect(harbour.outcome(table.state)).toBeUndefined();
    table.play('go quarry');
    expect(harbour.waitingFor(table.state)).toEqual([]);
    expect(harbour.outcome(table.state)).toBeDefined();
    expect(table.said).toContain('gameEnds');
    expect(table.refusal('go ranch', 0)).toBe('gameOver');
  });

  it('HB-30 three bought buildings and a start building are not enough', () => {
    const table = scenario({
      owned: [['bank', 'cannery']],
      goods: [{ wood: 5 }],
      display: ['bait-shop', 'ranch'],
    });
    table.play('go start 0', 'ship wood', 'buy bait-shop');
    expect(table.state.lastTurns).toBe(-1);
    expect(table.said).not.toContain('endIsNear');
  });

  it('HB-30 the Noble’s building does not count', () => {
    const table = fourth({ players: 2, free: 'library' });
    expect(table.state.lastTurns).toBe(-1);
  });

  it('HB-30 another fourth purchase gives nobody another turn', () => {
    const table = scenario({
      players: 2,
      owned: [THREE, ['merchants-guild', 'pawnshop', 'clock-tower']],
      goods: [{ wood: 5 }, { stone: 6 }],
      display: ['bait-shop', 'lumber-camp', 'depot', 'ranch', 'pub'],
    });
    table.play('go start 0', 'ship wood', 'buy bait-shop', 'go start 1', 'ship stone', 'buy depot');
    expect(harbour.outcome(table.state)).toBeDefined();
  });

  it('HB-32 the game ends when every player has had 100 turns', () => {
    const table = scenario({ players: 2, active: 0, state: { turns: 198 } });
    table.play('go ranch');
    expect(harbour.outcome(table.state)).toBeUndefined();
    table.play('go quarry');
    expect(harbour.outcome(table.state)).toBeDefined();
    expect(harbour.round(table.state)).toBe(100);
  });
});

describe('the score', () => {
  it('HB-31 adds points of own buildings, the ability and the bonus card', () => {
    const outcome = outcomeOf({
      boards: ['speculator', 'landing-stages'],
      owned: [['pub', 'depot'], ['abbey']],
      bonus: ['fish', 'wood'],
      goods: [{ fish: 5 }, { fish: 6 }],
    });
    const [mine, theirs] = [pointsOf('pub') + pointsOf('depot'), pointsOf('abbey')];
    expect(outcome?.scores).toEqual([
      { seat: 0, total: mine + 4 + 2, parts: { buildings: mine, ability: 4, bonus: 2 } },
      { seat: 1, total: theirs, parts: { buildings: theirs, ability: 0, bonus: 0 } },
    ]);
    expect(outcome?.winners).toEqual([0]);
  });

  it('HB-31, HB-60 stands as if the game ended now; bonus cards of others count once they are shown', () => {
    const position: Position = {
      boards: ['speculator', 'landing-stages'],
      owned: [['pub'], ['abbey']],
      bonus: ['fish', 'wood'],
      goods: [{ fish: 5 }, { wood: 6 }],
    };
    const { state } = scenario(position);
    const parts = (viewer: Viewer) =>
      harbour.standings(harbour.view(state, viewer)).map((score) => score.parts);
    const [ofNoOne, ofOne, ofOther] = (['table', 0, 1] as const).map(parts);
    const buildings = [pointsOf('pub'), pointsOf('abbey')];
    expect(ofNoOne).toEqual([
      { buildings: buildings[0], ability: 4, bonus: 0 },
      { buildings: buildings[1], ability: 0, bonus: 0 },
    ]);
    expect(ofOne?.map(({ bonus }) => bonus)).toEqual([2, 0]);
    expect(ofOther?.map(({ bonus }) => bonus)).toEqual([0, 3]);
  });

  it('HB-3, HB-31 stands at nothing while boards are being chosen', () => {
    const { state } = beginning({ boards: 'characters', bonusCards: true, startingPlayer: 0 }, 3);
    for (const viewer of ['table', 0, 1, 2] as const) {
      const totals = harbour.standings(harbour.view(state, viewer)).map(({ total }) => total);
      expect(totals).toEqual([0, 0, 0]);
    }
  });

  it.each([
    ['points', [['pub'], ['depot']], [{}, { fish: 6 }], [0]],
    [
      'more bought buildings at equal points',
      [['abbey'], ['bait-shop', 'masons-hall']],
      [{ fish: 6 }, {}],
      [1],
    ],
    [
      'more goods at equal points and buildings',
      [['bait-shop'], ['masons-hall']],
      [{ fish: 2, wood: 1 }, { fish: 2 }],
      [0],
    ],
    ['both at equal everything', [['bait-shop'], ['masons-hall']], [{ fish: 2 }, { wood: 2 }], [0, 1]],
  ] as [string, BuildingId[][], object[], number[]][])('HB-31 wins by %s', (_, owned, goods, winners) => {
    expect(outcomeOf({ owned, goods })?.winners).toEqual(winners);
  });

  it.each([
    [1, 0],
    [2, 1],
    [5, 2],
    [6, 3],
  ])('HB-41 %d units of the good on the bonus card score %d', (fish, points) => {
    const outcome = outcomeOf({ bonus: ['fish', 'wood'], goods: [{ fish, wood: 6 }, { fish: 6 }] });
    expect(outcome?.scores.map(({ parts }) => parts.bonus)).toEqual([points, 0]);
  });

  it.each([
    ['do not count for a tie', { fish: 2, wood: 1 }, [1]],
    ['leave an odd one that does', { fish: 3, wood: 1 }, [0, 1]],
  ])('HB-31, HB-41 units exchanged for a bonus point %s', (_, stock, winners) => {
    const outcome = outcomeOf({
      bonus: ['fish', 'wood'],
      owned: [['depot'], ['bait-shop']],
      goods: [stock, { stone: 2 }],
    });
    expect(outcome?.scores.map(({ total }) => total)).toEqual([6, 6]);
    expect(outcome?.winners).toEqual(winners);
  });

  it('HB-41 without bonus cards nobody scores for goods', () => {
    expect(outcomeOf({ goods: [{ fish: 6 }] })?.scores[0]?.total).toBe(0);
  });
});
