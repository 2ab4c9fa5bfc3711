import { canonicalJson } from '@/engine/canonical';
import { isProblem, LANGUAGES, speakProblem } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { ALL_MOVES } from '@/games/rotterdam/offers';
import { playAtRandom, seedOf } from '../../support/random-play';
import { table } from './scenario';

const NAMES = { seat: (seat: number) => `Player ${seat}` };

describe('moves from outside', () => {
  it('are read back as they were written', () => {
    for (const move of ALL_MOVES) expect(rotterdam.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    expect(rotterdam.parseMove({ type: 'bid', amount: 120 })).toEqual({ type: 'bid', amount: 120 });
  });

  it('have keys of their own', () => {
    const keys = ALL_MOVES.map((move) => rotterdam.moveKey(move));
    expect(new Set(keys).size).toBe(keys.length);
    const copy = { type: 'play', card: 0, at: 0, to: 4 } as const;
    expect(rotterdam.moveKey(copy)).toBe('play 0 0 4');
    expect(rotterdam.moveKey({ type: 'bid', amount: 500 })).toBe('bid 500');
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ type: 'finish' }]],
    ['a word', 'finish'],
    ['no type', { raw: 1 }],
    ['an unknown type', { type: 'steal' }],
    ['a type of every object', { type: 'constructor' }],
    ['a type by prototype', Object.create({ type: 'finish' })],
    ['a field by prototype', Object.assign(Object.create({ raw: 1 }) as object, { type: 'buyRaw' })],
    ['a type named __proto__', JSON.parse('{"type": "__proto__"}')],
    ['a field named __proto__', JSON.parse('{"type": "finish", "__proto__": {"raw": 1}}')],
    ['a missing field', { type: 'buyRaw' }],
    ['a field too many', { type: 'finish', seat: 1 }],
    ['a number below its range', { type: 'buyRaw', raw: -1 }],
    ['a number above its range', { type: 'buyRaw', raw: 4 }],
    ['a huge number', { type: 'bid', amount: 1e21 }],
    ['a bid of nothing', { type: 'bid', amount: 0 }],
    ['a fraction', { type: 'bid', amount: 1.5 }],
    ['no number', { type: 'bid', amount: NaN }],
    ['a number as text', { type: 'buyRaw', raw: '1' }],
    ['an unknown source of cargo', { type: 'load', from: 'bank', raw: 1 }],
    ['cargo without its kind', { type: 'load', from: 'stock' }],
    ['a Tug without its end', { type: 'play', card: 0, at: 4 }],
    ['a Tug with cargo', { type: 'play', card: 0, at: 4, to: 8, raw: 1 }],
    ['Smugglers with an end', { type: 'play', card: 2, at: 4, to: 8 }],
    ['an unknown card', { type: 'play', card: 9, at: 4 }],
    ['a start beyond the water', { type: 'launch', at: 16, raw: 1 }],
    ['a fifth player’s factory', { type: 'factory', owner: 4 }],
  ])('are refused: %s', (_, json) => {
    expect(rotterdam.parseMove(json)).toEqual({ problem: 'notAMove', args: {} });
  });
});

describe('legal moves and problems', () => {
  /** Walks random games and asks about every conceivable move at some of the positions. */
  const walk = (seats: number, options: object, seed: number, told: Set<string>) => {
    playAtRandom({
      game: rotterdam,
      seats,
      options,
      seed: seedOf(seed),
      longest: 10_000,
      before: ({ play, random }) => {
        if (random.below(12) > 0) return;
        const { state } = play;
        const before = canonicalJson(state);
        for (let seat = 0; seat < seats; seat += 1) {
          const legal = new Set(rotterdam.moves(state, seat).map((move) => rotterdam.moveKey(move)));
          for (const move of ALL_MOVES) {
            const problem = rotterdam.problem(state, seat, move);
            if ((problem === undefined) !== legal.has(rotterdam.moveKey(move))) {
              throw new Error(
                `${JSON.stringify(move)} of ${seat} in ${state.phase}: ${JSON.stringify(problem)}`,
              );
            }
            if (problem) told.add(canonicalJson(problem));
          }
        }
        expect(canonicalJson(state)).toBe(before);
      },
    });
  };

  it.each([
    [2, {}],
    [3, { bidding: true }],
    [4, { fixedRounds: true }],
  ])('agree on every conceivable move, and every refusal can be said: %d players, %j', (seats, options) => {
    const told = new Set<string>();
    for (let seed = 0; seed < 3; seed += 1) walk(seats, options, seed, told);
    for (const text of told) {
      const problem: unknown = JSON.parse(text);
      if (!isProblem(problem)) throw new Error(text);
      for (const language of LANGUAGES) {
        expect(speakProblem(rotterdam.phrases, language, problem, NAMES)).not.toMatch(
          /undefined|NaN|\[object|Infinity/,
        );
      }
    }
    expect(told.size).toBeGreaterThan(100);
  });

  it('leave a refused state alone', () => {
    const scene = table(3);
    const before = canonicalJson(scene.state);
    expect(scene.refusal(1, { type: 'cash', amount: 3 })).toBe('notAsked');
    expect(canonicalJson(scene.state)).toBe(before);
  });

  it('throw no dice after the set-up: what is hidden was laid down there', () => {
    const dice = new Dice(seedOf('none'), 'moves');
    const scene = table(4).playedBut(0).ship(0, 'B1').ship(0, 'A2');
    for (const move of [{ type: 'work', role: 2 }, { type: 'drawCard' }, { type: 'drawCard' }] as const) {
      rotterdam.apply(scene.state, 0, move, { random: dice });
    }
    expect(dice.used).toBe(false);
  });
});
