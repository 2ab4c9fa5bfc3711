import { balanceReport } from '@/scripts/arena/balance-report';
import { playMatch, seedOfGame } from '@/scripts/arena/match';
import { Counter } from '@/scripts/arena/tally';
import { gameOf } from '@/games';
import { seedOf } from '../support/random-play';

const GAMES = 6;

function tallyOf(number: number) {
  const counter = new Counter('packet-row');
  const bots = ['easy', 'easy', 'easy'] as const;
  const table = { seed: seedOfGame(seedOf('balance'), number), options: {}, bots, scale: 1 };
  return counter.close(playMatch(gameOf('packet-row'), table, (answer) => counter.watch(answer)));
}

const tallies = Array.from({ length: GAMES }, (_, number) => tallyOf(number));
const report = balanceReport(tallies, 3);

describe('the balance of Packet Row', () => {
  it.each(['Seats', 'Where points come from', 'For each player and game', 'Always taken:', 'Never taken:'])(
    'has a part «%s»',
    (part) => expect(report).toContain(`\n${part}`),
  );

  it.each(['contract', 'money', 'points', 'ship', 'goods'])(
    'tells how often a card of the kind %s is taken',
    (kind) => {
      expect(report).toMatch(new RegExp(`^ {2}${kind} +[\\d.]+ % of +\\d+ \\(`, 'm'));
    },
  );

  it('counts each card once a game, however often it was on offer, and by its face alone', () => {
    for (const { pieces } of tallies) {
      const names = pieces.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(pieces.every(({ offered, taken, takers }) => taken <= offered && takers <= taken)).toBe(true);
    }
    const offered = tallies.map(
      ({ pieces }) => pieces.find(({ name }) => name === 'Banknote $8')?.offered ?? 0,
    );
    expect(Math.max(...offered)).toBe(1);
    expect(report).not.toMatch(/Deliver|with an assistant/);
  });

  it('weighs contracts against money cards and points, winners beside all', () => {
    for (const flow of ['dollars from contracts', 'dollars from money cards', 'dollars spent on points']) {
      expect(report).toMatch(new RegExp(`^ {2}${flow} +[\\d.]+; winners [\\d.]+$`, 'm'));
    }
  });
});
