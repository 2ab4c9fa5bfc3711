import { ORDER_NAMES, ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import type { ProductName } from '@/games/rotterdam/cards/goods';
import { table } from './scenario';

describe('the forwarder', () => {
  it.each(ORDER_NAMES)('RT-26 RT-4 fills the order %s', (order) => {
    const products = order.split('-') as ProductName[];
    const scene = table(3)
      .orders(order)
      .hand(0, ...products, 'petrol')
      .play(0, { type: 'forward', order });
    expect(scene.productsOf(0)).toEqual(['petrol']);
    expect(scene.player(0).orderPoints).toBe(ORDER_POINTS[ORDER_NAMES.indexOf(order)]);
    expect(scene.state.orders).not.toContain(ORDER_NAMES.indexOf(order));
  });

  it('RT-26 cards go under their stacks, a new order is turned up', () => {
    const scene = table(3)
      .orders('plastic-jam-broth', 'petrol-bread', 'jam-shoes')
      .hand(0, 'plastic', 'jam', 'broth', 'broth');
    const [next] = scene.state.orderDeck.slice(-1);
    scene.play(0, { type: 'forward', order: 'plastic-jam-broth' });
    expect(scene.productsOf(0)).toEqual(['broth']);
    expect([scene.player(0).orders.length, scene.state.orders[0]]).toEqual([1, next]);
    expect([scene.stackOf('botlek').slice(-1), scene.stackOf('merwe').slice(-2)]).toEqual([
      ['plastic'],
      ['jam', 'broth'],
    ]);
    expect(scene.state.actor).toBe(1);
  });

  it('RT-26 fills exactly one order for a worker', () => {
    const scene = table(3)
      .orders('petrol-bread', 'plastic-cookies')
      .hand(0, 'petrol', 'bread', 'plastic', 'cookies');
    scene.play(0, { type: 'forward', order: 'petrol-bread' });
    expect(scene.refusal(0, { type: 'forward', order: 'plastic-cookies' })).toBe('notAsked');
  });

  it('RT-26 leaves the place of the order empty when there are no more', () => {
    const scene = table(3).orders('petrol-bread', 'plastic-bread', 'jam-shoes').hand(0, 'petrol', 'bread');
    const rest = scene.state.orderDeck.splice(0);
    scene.player(2).orders.push(...rest);
    scene.player(2).orderPoints = rest.reduce((sum, order) => sum + (ORDER_POINTS[order] ?? 0), 0);
    scene.play(0, { type: 'forward', order: 'petrol-bread' });
    expect(scene.state.orders[0]).toBe(-1);
  });
});
