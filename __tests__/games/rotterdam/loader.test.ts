import { redact } from '@/engine/events';
import { rotterdam } from '@/games/rotterdam';
import { PRODUCTS } from '@/games/rotterdam/cards/goods';
import { table } from './scenario';

const loader = { type: 'work', role: 'loader' };
const factory = (owner: number) => ({ type: 'factory', owner });
const [RED, BLUE, GREEN] = [0, 1, 2];

describe('the loader', () => {
  it('RT-24 fitting cargo goes back to the market, its owner gets the face-up card and the ship', () => {
    const scene = table(3).stack('merwe', 'jam', 'broth').ship(1, 'merwe', 'fruit').play(0, loader);
    expect([scene.productsOf(1), scene.unitsGone('fruit'), scene.player(1).ships]).toEqual([['jam'], 0, 3]);
    expect(scene.player(1).shown[PRODUCTS.indexOf('jam')]).toBe(1);
    expect(scene.stackOf('merwe')[0]).toBe('broth');
  });

  it.each([
    ['to the owner’s stock', [], ['grain'], 1],
    ['to the market if the stock is full', ['oil', 'oil', 'fruit'], ['oil', 'oil', 'fruit'], 0],
  ] as const)('RT-24 wrong cargo returns %s', (_, stock, after, gone) => {
    const scene = table(3)
      .stock(1, ...stock)
      .ship(1, 'merwe', 'grain')
      .play(0, loader);
    expect([scene.stockOf(1).sort(), scene.unitsGone('grain'), scene.player(1).ships]).toEqual([
      [...after].sort(),
      gone,
      3,
    ]);
    expect(scene.productsOf(1)).toEqual([]);
  });

  it('RT-24 empty ships return', () => {
    const scene = table(3).ship(1, 'eem').play(0, loader);
    expect([scene.player(1).ships, scene.productsOf(1), scene.inHarbour('eem')]).toEqual([3, [], []]);
  });

  it('RT-24 unloads ships in order of arrival', () => {
    const scene = table(3)
      .stack('botlek', 'petrol', 'plastic', 'petrol')
      .ship(2, 'botlek', 'oil')
      .ship(1, 'botlek', 'oil');
    scene.play(0, loader);
    expect([scene.productsOf(2), scene.productsOf(1), scene.stackOf('botlek')[0]]).toEqual([
      ['petrol'],
      ['plastic'],
      'petrol',
    ]);
  });

  it('RT-24 unloads harbour by harbour, so that a stock fills up in that order', () => {
    const scene = table(3)
      .stock(1, 'oil', 'oil')
      .ship(1, 'eem', 'oil')
      .ship(1, 'botlek', 'fruit')
      .play(0, loader);
    expect(scene.stockOf(1)).toEqual(['oil', 'oil', 'fruit']);
    expect(scene.unitsGone('oil')).toBe(2);
  });

  it('RT-24 RT-E1 the loader chooses which factory works: red chooses its own; blue gets the top card, red the next one', () => {
    const scene = table(3).stack('botlek', 'petrol', 'plastic', 'petrol').factories('botlek', RED, GREEN);
    scene.ship(BLUE, 'botlek', 'oil').play(RED, loader);
    expect([scene.state.phase, scene.offers(RED)]).toEqual(['factory', [factory(RED), factory(GREEN)]]);
    expect(scene.productsOf(BLUE)).toEqual(['petrol']);
    scene.play(RED, factory(RED));
    expect([scene.productsOf(RED), scene.productsOf(GREEN), scene.stackOf('botlek')[0]]).toEqual([
      ['plastic'],
      [],
      'petrol',
    ]);
  });

  it('RT-E1 had green been loader, green could have chosen its own', () => {
    const scene = table(3).stack('botlek', 'petrol', 'plastic').factories('botlek', RED, GREEN);
    scene.ship(BLUE, 'botlek', 'oil').turn(GREEN).play(GREEN, loader, factory(GREEN));
    expect([scene.productsOf(GREEN), scene.productsOf(RED)]).toEqual([['plastic'], []]);
  });

  it('RT-24 no new card is turned up before the factory has drawn', () => {
    const scene = table(3).stack('botlek', 'petrol', 'plastic').factories('botlek', RED, GREEN);
    scene.ship(BLUE, 'botlek', 'oil').play(RED, loader);
    expect(rotterdam.view(scene.state, BLUE).stacks[0]).toEqual({ unseen: 14, under: [] });
    scene.play(RED, factory(GREEN));
    expect(rotterdam.view(scene.state, BLUE).stacks[0]).toMatchObject({ unseen: 12, under: [] });
  });

  it('RT-24 a factory’s card is seen by its owner only', () => {
    const scene = table(3).stack('botlek', 'petrol', 'plastic').factories('botlek', GREEN);
    scene.ship(BLUE, 'botlek', 'oil').play(RED, loader);
    const drawn = (viewer: number) =>
      redact(scene.events, viewer).find(
        (event) => event.type === 'moved' && event.from.zone === 'stack' && event.to.zone === 'hand',
      );
    expect(drawn(GREEN)).toHaveProperty('piece', PRODUCTS.indexOf('plastic'));
    expect(drawn(RED)).not.toHaveProperty('piece');
    expect(scene.player(GREEN).shown[PRODUCTS.indexOf('plastic')]).toBe(0);
  });

  it('RT-24 each factory works once an action: the second ship finds the other one', () => {
    const scene = table(3)
      .factories('botlek', RED, GREEN)
      .ship(BLUE, 'botlek', 'oil')
      .ship(BLUE, 'botlek', 'oil');
    scene.play(RED, loader, factory(RED));
    // Only green's has not worked, so it must, and nobody is asked.
    expect([
      scene.productsOf(RED).length,
      scene.productsOf(GREEN).length,
      scene.productsOf(BLUE).length,
    ]).toEqual([1, 1, 2]);
    expect(scene.state.actor).toBe(1);
  });

  it('RT-24 a third ship finds no factory left', () => {
    const scene = table(3)
      .factories('botlek', GREEN)
      .ship(BLUE, 'botlek', 'oil')
      .ship(BLUE, 'botlek', 'oil')
      .play(RED, loader);
    expect([scene.productsOf(GREEN).length, scene.productsOf(BLUE).length]).toEqual([1, 2]);
  });

  it('RT-24 asks nothing where one owner has all idle factories', () => {
    const scene = table(3).factories('merwe', GREEN, GREEN).ship(BLUE, 'merwe', 'fruit').play(RED, loader);
    expect([scene.productsOf(GREEN).length, scene.state.actor]).toEqual([1, 1]);
  });

  it('RT-24 factories work for fitting cargo of their own harbour only', () => {
    const scene = table(3)
      .factories('merwe', GREEN)
      .factories('eem', GREEN)
      .ship(BLUE, 'merwe', 'oil')
      .ship(BLUE, 'eem');
    scene.play(RED, loader);
    expect(scene.productsOf(GREEN)).toEqual([]);
  });

  it('RT-24 factories of each harbour work anew', () => {
    const scene = table(3).factories('botlek', RED).factories('vulkaan', RED);
    scene.ship(BLUE, 'botlek', 'oil').ship(BLUE, 'vulkaan', 'grain').play(RED, loader);
    expect(scene.productsOf(RED)).toHaveLength(2);
  });

  it('RT-24 an empty stack gives nothing', () => {
    const scene = table(3)
      .wholeStack('merwe')
      .factories('merwe', RED, GREEN)
      .ship(BLUE, 'merwe', 'fruit')
      .play(RED, loader);
    expect([scene.productsOf(BLUE), scene.unitsGone('fruit'), scene.player(BLUE).ships]).toEqual([[], 0, 3]);
    expect(scene.state.actor).toBe(1);
  });

  it('RT-24 the last card goes to the ship, and no factory is asked', () => {
    const scene = table(3)
      .wholeStack('merwe', 'jam')
      .factories('merwe', RED, BLUE)
      .ship(BLUE, 'merwe', 'fruit')
      .play(RED, loader);
    expect([scene.productsOf(BLUE), scene.stackOf('merwe'), scene.state.actor]).toEqual([['jam'], [], 1]);
  });

  it('RT-24 refuses a factory that is not there', () => {
    const scene = table(3).factories('botlek', RED, GREEN).ship(BLUE, 'botlek', 'oil').play(RED, loader);
    expect(scene.refusal(RED, factory(BLUE))).toBe('noIdleFactory');
    expect(scene.refusal(RED, factory(3))).toBe('noFactoryThere');
  });

  it('RT-13 the loader may play a card before unloading', () => {
    const scene = table(3).stack('merwe', 'jam').ship(0, 'C3', 'fruit').cards(0, 'tug').play(0, loader);
    expect(scene.state.phase).toBe('loader');
    scene.play(0, { type: 'play', card: 'tug', at: 'C3', to: 'merwe' });
    // With no card left to play, unloading begins by itself.
    expect([scene.productsOf(0), scene.state.actor]).toEqual([['jam'], 1]);
  });
});
