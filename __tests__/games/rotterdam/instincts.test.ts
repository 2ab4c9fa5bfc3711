import { chooseMove } from '@/ai';
import type { Seat } from '@/engine/game';
import { Dice } from '@/engine/random';
import { gameOf } from '@/games';
import { rotterdam } from '@/games/rotterdam';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { seedOf } from '../../support/random-play';
import { audit } from './audit';
import { lastWorker, table, type Scene } from './scenario';

const { candidates, forget } = rotterdam.instincts;

const written = (move: RotterdamMove) => rotterdam.transcript.move(move);
const worthAThought = ({ state }: Scene, seat: Seat) => candidates(state, seat).map(written);

describe('moves worth a thought', () => {
  it('RT-20 a ship is placed with cargo aboard that has a way to its harbour', () => {
    const scene = table(2).play(0, { type: 'work', role: 'shipowner' }, { type: 'place', at: 'S1' });
    const moves = worthAThought(scene, 0);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves).not.toContainEqual({ type: 'loadNothing' });
  });

  it('RT-21 a ship does not leave the way to its harbour', () => {
    const scene = table(2).ship(0, 'C3', 'containers').ship(0, 'D3', 'containers');
    scene.play(0, { type: 'work', role: 'captain' });
    const moves = worthAThought(scene, 0);
    expect(moves).toContainEqual({ type: 'colour', colour: 'green' });
    expect(moves).not.toContainEqual({ type: 'colour', colour: 'blue' });
  });

  it('RT-24 a loader lets no other factory work than the own one', () => {
    const scene = table(2).ship(1, 'botlek', 'oil').factories('botlek', 0, 1);
    scene.play(0, { type: 'work', role: 'loader' });
    expect(scene.offersOf(0, 'factory')).toHaveLength(2);
    expect(worthAThought(scene, 0)).toEqual([{ type: 'factory', owner: 0 }]);
  });
});

describe('what a position is worth', () => {
  it.each<[string, (scene: Scene) => Scene]>([
    ['money', (scene) => scene.money(30, 15)],
    ['a product card', (scene) => scene.hand(0, 'jam')],
    ['a filled order', (scene) => scene.filled(0, 'jam-shoes')],
    ['a factory', (scene) => scene.factories('merwe', 0)],
    ['cargo on its way', (scene) => scene.ship(0, 'C1', 'fruit')],
    ['cargo in its harbour', (scene) => scene.ship(0, 'eem', 'containers')],
    ['city honours', (scene) => scene.cards(0, 'city-honours')],
  ])('%s makes a win likelier', (_, having) => {
    const share = (scene: Scene) => rotterdam.estimate(scene.state)[0] ?? 0;
    expect(share(having(table(2)))).toBeGreaterThan(share(table(2)));
  });

  it('RT-26 filling an order is worth more than holding its cards', () => {
    const holding = table(2).orders('jam-shoes').hand(0, 'jam', 'shoes');
    const before = rotterdam.instincts.expectedScores(holding.state)[0] ?? 0;
    holding.play(0, { type: 'forward', order: 'jam-shoes' });
    expect(rotterdam.instincts.expectedScores(holding.state)[0]).toBeGreaterThan(before);
  });
});

describe('forgetful players', () => {
  it('RT-60 know how many product cards others hold, no longer which', () => {
    const scene = table(3)
      .hand(0, 'jam')
      .hand(1, 'petrol', 'petrol', 'petrol', 'shoes')
      .hand(2, 'bread', 'bread');
    const { state } = scene;
    const mine = scene.productsOf(0);
    const dice = new Dice(seedOf('forget'), '');
    const imagined = [1, 2, 3, 4].map(() => {
      const world = rotterdam.clone(state);
      forget(world, 0, dice);
      expect(audit(world)).toEqual([]);
      expect(world.players[0]?.hand).toEqual(state.players[0]?.hand);
      return world.players[1]?.hand ?? [];
    });
    expect(mine).toEqual(['jam']);
    for (const hand of imagined) expect(hand.reduce((sum, cards) => sum + cards, 0)).toBe(4);
    expect(new Set(imagined.map(String)).size).toBeGreaterThan(1);
  });
});

describe('hard players', () => {
  const answer = ({ state }: Scene, seat: Seat) => {
    const view = rotterdam.view(state, seat);
    const game = gameOf('rotterdam');
    const request = { game, view, seat, level: 'hard' as const, seed: seedOf(1), moveNumber: 0 };
    return written(chooseMove(request) as RotterdamMove);
  };

  it('RT-40 fill the best order with the last worker of the game', () => {
    const scene = table(2)
      .filled(1, 'shoes-clothing', 'jam-broth', 'petrol-plastic')
      .orders('jam-shoes', 'petrol-bread')
      .hand(0, 'jam', 'shoes', 'petrol', 'bread');
    expect(answer(lastWorker(scene, 0), 0)).toEqual({ type: 'forward', order: 'jam-shoes' });
  });
});
