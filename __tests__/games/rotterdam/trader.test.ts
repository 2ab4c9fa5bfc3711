import {
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PRODUCTS,
  START_PRICE,
  type ProductName,
} from '@/games/rotterdam/cards/goods';
import { START_MONEY } from '@/games/rotterdam/cards/limits';
import { table } from './scenario';

const trader = { type: 'work', role: 'trader' };
const buy = (product: string) => ({ type: 'buy', product });
const sell = (product: string) => ({ type: 'sell', product });
const finish = { type: 'finish' };
const startPrice = (product: ProductName): number => START_PRICE[PRODUCTS.indexOf(product)] ?? 0;

describe('the product market', () => {
  it('RT-2 pays the price, then it falls by 1', () => {
    const scene = table(3).hand(0, 'jam').play(0, trader, sell('jam'));
    expect([scene.player(0).money, scene.price('jam'), scene.productsOf(0)]).toEqual([
      START_MONEY + startPrice('jam'),
      startPrice('jam') - 1,
      [],
    ]);
  });

  it('RT-2 costs the price, then it rises by 1', () => {
    const scene = table(3).play(0, trader, buy('bread'));
    expect([scene.player(0).money, scene.price('bread'), scene.productsOf(0)]).toEqual([
      START_MONEY - startPrice('bread'),
      startPrice('bread') + 1,
      ['bread'],
    ]);
  });

  it.each([
    ['petrol', LOWEST_PRICE[PRODUCTS.indexOf('petrol')] ?? 0],
    ['shoes', LOWEST_PRICE[PRODUCTS.indexOf('shoes')] ?? 0],
  ] as const)('RT-2 sells %s at the lowest price without leaving the band', (product, lowest) => {
    const scene = table(3)
      .prices({ [product]: lowest })
      .hand(0, product, product)
      .play(0, trader, sell(product), sell(product));
    expect([scene.player(0).money, scene.price(product)]).toEqual([START_MONEY + 2 * lowest, lowest]);
  });

  it.each([
    ['petrol', HIGHEST_PRICE[PRODUCTS.indexOf('petrol')] ?? 0],
    ['shoes', HIGHEST_PRICE[PRODUCTS.indexOf('shoes')] ?? 0],
  ] as const)('RT-2 buys %s at the highest price without leaving the band', (product, highest) => {
    const scene = table(3)
      .money(30)
      .prices({ [product]: highest })
      .play(0, trader, buy(product), buy(product));
    expect([scene.player(0).money, scene.price(product)]).toEqual([30 - 2 * highest, highest]);
  });

  it('RT-E2 two petrol sold, the second for 1 less, and shoes bought', () => {
    const [petrol, shoes] = [startPrice('petrol'), startPrice('shoes')];
    const scene = table(3)
      .money(2)
      .hand(0, 'petrol', 'petrol')
      .play(0, trader, sell('petrol'), sell('petrol'));
    expect([scene.player(0).money, scene.price('petrol')]).toEqual([2 + petrol + petrol - 1, petrol - 2]);
    scene.play(0, buy('shoes'));
    expect([scene.player(0).money, scene.price('shoes'), scene.productsOf(0)]).toEqual([
      2 + petrol + petrol - 1 - shoes,
      shoes + 1,
      ['shoes'],
    ]);
  });
});

describe('the trader', () => {
  it('RT-25 makes up to three deals, each any number of one product in one direction', () => {
    const scene = table(3).money(30).hand(0, 'petrol', 'petrol', 'jam', 'broth');
    scene.play(0, trader, sell('petrol'), sell('petrol'), sell('jam'), buy('bread'), buy('bread'));
    expect(scene.offers(0)).toEqual([buy('bread'), finish]);
    expect(scene.refusal(0, sell('broth'))).toBe('dealsUsed');
    expect(scene.refusal(0, buy('cookies'))).toBe('dealsUsed');
  });

  it('RT-25 coming back to a product is a new deal', () => {
    const scene = table(3)
      .hand(0, 'petrol', 'petrol', 'jam')
      .play(0, trader, sell('petrol'), sell('jam'), sell('petrol'));
    expect(scene.state.action.deals).toBe(3);
  });

  it.each([
    ['sold, then bought', 'sell', buy('petrol'), 'productSoldBefore'],
    ['bought, then sold', 'buy', sell('petrol'), 'productBoughtBefore'],
  ])('RT-25 no product is both %s', (_, first, second, problem) => {
    const scene = table(3).hand(0, 'petrol', 'petrol').play(0, trader, { type: first, product: 'petrol' });
    expect(scene.refusal(0, second)).toBe(problem);
    expect(scene.offers(0)).not.toContainEqual(second);
  });

  it('RT-25 may do nothing', () => {
    expect(table(3).play(0, trader, finish).state.actor).toBe(1);
  });

  it('RT-25 refuses what cannot be paid or is not in hand', () => {
    const scene = table(3)
      .money(Math.min(...START_PRICE) - 1)
      .play(0, trader);
    expect(scene.refusal(0, buy('petrol'))).toBe('tooDear');
    expect(scene.refusal(0, sell('petrol'))).toBe('productsMissing');
    expect(scene.offers(0)).toEqual([finish]);
  });

  it('RT-25 RT-3 sold cards go under the stack', () => {
    const scene = table(3).hand(0, 'petrol', 'plastic').play(0, trader, sell('petrol'), sell('plastic'));
    expect(scene.stackOf('botlek').slice(-2)).toEqual(['petrol', 'plastic']);
  });

  it('RT-25 buys the matching card nearest the bottom, the order of the rest stays', () => {
    const scene = table(3)
      .wholeStack('botlek', 'petrol', 'plastic', 'petrol', 'plastic', 'plastic')
      .play(0, trader, buy('petrol'));
    expect(scene.stackOf('botlek')).toEqual(['petrol', 'plastic', 'plastic', 'plastic']);
    expect(scene.player(0).shown[PRODUCTS.indexOf('petrol')]).toBe(1);
  });

  it('RT-25 the face-up card may be the one nearest the bottom; then the next is turned up', () => {
    const scene = table(3)
      .wholeStack('botlek', 'petrol', 'plastic', 'plastic')
      .play(0, trader, buy('petrol'));
    expect(scene.stackOf('botlek')).toEqual(['plastic', 'plastic']);
    expect(scene.state.unseen[0]).toBe(0);
  });

  it('RT-25 none there, none to buy: asking costs nothing, is no deal, and shows what the stack holds', () => {
    const scene = table(3)
      .wholeStack('botlek', 'plastic', 'plastic', 'plastic')
      .play(0, trader, buy('petrol'));
    expect(scene.player(0).money).toBe(START_MONEY);
    expect([scene.state.action.deals, scene.price('petrol'), scene.state.unseen[0]]).toEqual([
      0,
      startPrice('petrol'),
      0,
    ]);
    expect(scene.said()).toEqual(['noneInStack']);
    expect(scene.refusal(0, buy('petrol'))).toBe('noneToBuy');
    expect(scene.offers(0)).not.toContainEqual(buy('petrol'));
  });

  it('RT-25 offers what may be there for all that the buyer knows', () => {
    // All eight petrol cards are in the buyer's hand: there is nothing to ask for.
    const own = table(3)
      .stack('botlek', 'plastic')
      .hand(0, ...new Array<'petrol'>(8).fill('petrol'))
      .play(0, trader);
    expect(own.offers(0)).not.toContainEqual(buy('petrol'));
    // They are in somebody else's hand, unseen: the buyer cannot know.
    const other = table(3).wholeStack('botlek', 'plastic', 'plastic', 'plastic').play(0, trader);
    expect(other.offers(0)).toContainEqual(buy('petrol'));
  });

  it('RT-25 has nothing to buy from an empty stack', () => {
    const scene = table(3).wholeStack('merwe').play(0, trader);
    expect(scene.refusal(0, buy('jam'))).toBe('noneToBuy');
  });

  it('RT-3 a card sold to an empty stack lies face up', () => {
    const scene = table(3).wholeStack('merwe');
    scene.player(0).hand[4] = 1;
    scene.player(2).hand[4] = 7;
    scene.play(0, trader, sell('jam'));
    expect([scene.stackOf('merwe'), scene.state.unseen[2]]).toEqual([['jam'], 0]);
  });

  it('RT-13 what is sold after a ship card is a new deal', () => {
    const scene = table(3)
      .ship(0, 'S1', 'oil')
      .cards(0, 'tug')
      .hand(0, 'petrol', 'petrol')
      .play(0, trader, sell('petrol'));
    scene.play(0, { type: 'play', card: 'tug', at: 'S1', to: 'A1' }, sell('petrol'));
    expect(scene.state.action.deals).toBe(2);
  });
});
