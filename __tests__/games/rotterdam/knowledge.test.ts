import { reveals } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { PRODUCTS } from '@/games/rotterdam/cards/goods';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { seedOf } from '../../support/random-play';
import { audit } from './audit';
import { table, type Scene } from './scenario';

const product = (name: (typeof PRODUCTS)[number]): number => PRODUCTS.indexOf(name);
const card = (name: (typeof SHIP_CARD_NAMES)[number]): number => SHIP_CARD_NAMES.indexOf(name);
const see = (scene: Scene, viewer: Viewer) => rotterdam.view(scene.state, viewer);
const trader = { type: 'work', role: 'trader' };
const loader = { type: 'work', role: 'loader' };
const finish = { type: 'finish' };

/** So many worlds that the viewer cannot tell apart. */
const worlds = (scene: Scene, viewer: Viewer, count = 60) => {
  const random = new Dice(seedOf('worlds'), 'imagine');
  return Array.from({ length: count }, () => rotterdam.imagine(see(scene, viewer), random));
};

describe('what is hidden', () => {
  it('RT-60 hands are known to their owners alone; others know how many cards of each harbour', () => {
    const scene = table(3).hand(0, 'petrol', 'plastic', 'jam').cards(0, 'tug');
    expect(see(scene, 0).players[0]).toMatchObject({
      hand: [1, 1, 0, 0, 1, 0, 0, 0],
      hidden: [0, 0, 0, 0],
      hiddenCards: 0,
    });
    for (const viewer of [1, 2, 'table'] as const) {
      expect(see(scene, viewer).players[0]).toMatchObject({
        hand: [0, 0, 0, 0, 0, 0, 0, 0],
        hidden: [2, 0, 1, 0],
        hiddenCards: 1,
      });
    }
  });

  it('RT-60 a product card taken with a ship is remembered by all', () => {
    const scene = table(3).stack('merwe', 'jam').ship(1, 'merwe', 'fruit').play(0, loader);
    expect(see(scene, 2).players[1]?.hand[product('jam')]).toBe(1);
    for (const world of worlds(scene, 2)) expect(world.players[1]?.hand[product('jam')]).toBe(1);
  });

  it('RT-60 a bought card is remembered by all, and nobody knows where it lay', () => {
    const scene = table(3)
      .stack('merwe', 'jam', 'broth')
      .play(0, trader, { type: 'buy', product: 'broth' }, finish);
    expect(see(scene, 1).players[0]).toMatchObject({ hidden: [0, 0, 0, 0], shown: [0, 0, 0, 0, 0, 1, 0, 0] });
    expect(see(scene, 0).stacks[2]).toEqual({ faceUp: product('jam'), unseen: 13, under: [] });
  });

  it('RT-60 a factory’s card is known to its owner, unless it went under the stack in the open', () => {
    const hidden = table(3)
      .stack('merwe', 'jam', 'broth')
      .factories('merwe', 0)
      .ship(1, 'merwe', 'fruit')
      .play(0, loader);
    expect(see(hidden, 1).players[0]).toMatchObject({ hidden: [0, 0, 1, 0] });
    const open = table(3)
      .wholeStack('merwe', 'jam')
      .hand(0, 'petrol')
      .factories('merwe', 0)
      .ship(1, 'merwe', 'fruit');
    // The only other card of the stack is one that was sold before everybody's eyes.
    open.state.stacks[2]?.unshift(product('broth'));
    open.player(2).hand[product('broth')] = 6;
    open.play(0, loader);
    expect(see(open, 1).players[0]).toMatchObject({ hidden: [1, 0, 0, 0], shown: [0, 0, 0, 0, 0, 1, 0, 0] });
  });

  it('RT-60 cards that go under a stack are remembered in their order', () => {
    const scene = table(3)
      .hand(0, 'petrol', 'plastic')
      .play(0, trader, { type: 'sell', product: 'plastic' }, { type: 'sell', product: 'petrol' }, finish);
    expect(see(scene, 1).stacks[0]).toMatchObject({
      unseen: 12,
      under: [product('petrol'), product('plastic')],
    });
    for (const world of worlds(scene, 1))
      expect(world.stacks[0]?.slice(0, 2)).toEqual([product('petrol'), product('plastic')]);
  });

  it('RT-60 selling a card that others knew of leaves the unknown ones unknown', () => {
    const scene = table(3)
      .stack('botlek', 'petrol')
      .hand(0, 'petrol')
      .ship(0, 'botlek', 'oil')
      .play(0, loader);
    expect(see(scene, 1).players[0]).toMatchObject({ shown: [1, 0, 0, 0, 0, 0, 0, 0], hidden: [1, 0, 0, 0] });
    scene.turn(0).play(0, trader, { type: 'sell', product: 'petrol' });
    expect(see(scene, 1).players[0]).toMatchObject({ shown: [0, 0, 0, 0, 0, 0, 0, 0], hidden: [1, 0, 0, 0] });
  });

  it('RT-60 when the face-up card is bought as the one nearest the bottom, all others are known', () => {
    const scene = table(3)
      .wholeStack('merwe', 'jam', 'broth', 'broth')
      .play(0, trader, { type: 'buy', product: 'jam' });
    expect(see(scene, 'table').stacks[2]).toEqual({
      faceUp: product('broth'),
      unseen: 0,
      under: [product('broth')],
    });
  });

  it('RT-60 asking for a card that is not there shows the stack to all, so it cannot be taken back', () => {
    const scene = table(3)
      .wholeStack('merwe', 'broth', 'broth')
      .play(0, trader, { type: 'buy', product: 'jam' });
    expect(see(scene, 2).stacks[2]).toEqual({
      faceUp: product('broth'),
      unseen: 0,
      under: [product('broth')],
    });
    expect(scene.events.some((event) => reveals(event, 3))).toBe(true);
  });

  it('RT-60 a card bought from what went under the stack leaves the unseen ones unseen', () => {
    const scene = table(3).hand(0, 'jam').play(0, trader, { type: 'sell', product: 'jam' }, finish);
    scene.play(1, trader, { type: 'buy', product: 'jam' });
    expect(see(scene, 2).stacks[2]).toMatchObject({ unseen: 13, under: [] });
  });

  it('RT-60 an open ship card taken is remembered, one from the deck is not', () => {
    const scene = table(3)
      .row('tug', 'gale', 'lighter')
      .ship(0, 'B1')
      .deck('smugglers')
      .play(0, { type: 'work', role: 'sailor' });
    scene.play(0, { type: 'takeCard', card: 'lighter' }, { type: 'drawCard' });
    expect(see(scene, 1).players[0]).toMatchObject({ hiddenCards: 1 });
    expect(see(scene, 1).players[0]?.cards[card('lighter')]).toBe(1);
    expect(see(scene, 1).players[0]?.cards[card('smugglers')]).toBe(0);
    expect(see(scene, 0).players[0]?.cards[card('smugglers')]).toBe(1);
  });

  it('RT-60 the order of decks is hidden', () => {
    expect(see(table(3), 0)).toMatchObject({ orderDeck: 43, deck: 17 });
    expect(JSON.stringify(see(table(3), 0))).not.toMatch(/shuffle/);
  });
});

describe('imagined worlds', () => {
  const scene = table(3)
    .hand(0, 'petrol', 'petrol', 'jam')
    .hand(1, 'plastic', 'shoes')
    .cards(0, 'tug', 'gale')
    .cards(1, 'smugglers')
    .openCards(2, 'crossing');

  it('RT-60 keep what the viewer knows and conserve every card', () => {
    for (const viewer of [0, 1, 2, 'table'] as const) {
      for (const world of worlds(scene, viewer, 20)) {
        expect(audit(world)).toEqual([]);
        expect(rotterdam.view(world, viewer)).toEqual(see(scene, viewer));
      }
    }
  });

  it('RT-60 differ in what the viewer does not know', () => {
    const seen = worlds(scene, 0);
    const distinct = (read: (state: Scene['state']) => unknown) =>
      new Set(seen.map((world) => JSON.stringify(read(world)))).size;
    expect(distinct((world) => world.players[1]?.hand)).toBe(4);
    expect(distinct((world) => world.players[1]?.cards)).toBeGreaterThan(4);
    expect(distinct((world) => world.stacks[0])).toBeGreaterThan(30);
    expect(distinct((world) => world.orderDeck)).toBeGreaterThan(50);
    expect(distinct((world) => world.shuffleSeed)).toBeGreaterThan(50);
  });

  it('RT-60 deal hidden product cards in proportion to what is left', () => {
    // 8 petrol and 7 plastic, two petrol in seat 0's hand and the face-up card known.
    const faceUp = scene.state.stacks[0]?.slice(-1)[0];
    const petrol = 6 - (faceUp === product('petrol') ? 1 : 0);
    const plastic = 7 - (faceUp === product('plastic') ? 1 : 0);
    const dealt = worlds(scene, 0, 2_000).filter(
      (world) => world.players[1]?.hand[product('petrol')] === 1,
    ).length;
    expect(dealt / 2_000).toBeCloseTo(petrol / (petrol + plastic), 1);
  });
});
