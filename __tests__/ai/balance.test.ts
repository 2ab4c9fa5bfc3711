import { gameOf, type GameId } from '@/games';
import { balanceReport } from '@/scripts/arena/balance-report';
import { economyOf } from '@/scripts/arena/kinds';
import { playMatch } from '@/scripts/arena/match';
import { Counter } from '@/scripts/arena/tally';
import { seedOf } from '../support/random-play';

const SHORT = 0.2;

/** What is counted in one game of easy players. */
function tallyOf(id: GameId) {
  const counter = new Counter(id);
  const options = economyOf(id).options ?? {};
  const table = { seed: seedOf('balance'), options, bots: ['easy', 'easy'] as const, scale: SHORT };
  return counter.close(playMatch(gameOf(id), table, (answer) => counter.watch(answer)));
}

describe('the balance of a game', () => {
  it('Harbour: every character and every bought building is counted with its owner', () => {
    const { holdings, milestones, rounds } = tallyOf('harbour');
    const of = (group: string) => holdings.filter((holding) => holding.group === group);
    expect(of('Characters').map(({ seat }) => seat)).toEqual([0, 1]);
    const bought = [0, 1].map((seat) => of('Buildings bought').filter((one) => one.seat === seat).length);
    expect(Math.max(...bought)).toBeGreaterThanOrEqual(4);
    expect(milestones['4 bought buildings']).toBeGreaterThanOrEqual(
      milestones['1 bought buildings'] ?? Infinity,
    );
    expect(milestones['4 bought buildings']).toBeLessThanOrEqual(rounds);
  });

  it('Rotterdam: roles are counted by their names, and the rounds in which order points came', () => {
    const { fates, flows, milestones, rounds } = tallyOf('rotterdam');
    const roles = Object.values(fates).filter(({ kind }) => kind.startsWith('role: '));
    const chosen = roles.reduce((sum, fate) => sum + fate.chosen, 0);
    expect(chosen).toBe(8 * rounds);
    expect(Math.max(...(flows['order points'] ?? []))).toBeGreaterThanOrEqual(15);
    expect(milestones['5 order points']).toBeLessThanOrEqual(milestones['15 order points'] ?? 0);
  });

  it.each<[GameId, readonly string[]]>([
    ['packet-row', ['Seats', 'Where points come from']],
    ['harbour', ['Round in which the leader had', 'Buildings bought, by how', 'Characters, by how']],
    ['rotterdam', ['role: captain', 'Round in which the leader had', '15 order points']],
  ])('%s is told by what its economy turns on', (id, lines) => {
    const report = balanceReport([tallyOf(id)], 2);
    for (const line of lines) expect(report).toContain(line);
  });
});
