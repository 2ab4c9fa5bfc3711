import type { ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import type { NamedMove } from './named';
import { table } from './scenario';

const play = (card: ShipCardName, at: string, more: NamedMove = {}): NamedMove => ({
  type: 'play',
  card,
  at,
  ...more,
});
const colour = (name: string): NamedMove => ({ type: 'colour', colour: name });
const captain = { type: 'work', role: 'captain' };

describe('when ship cards are played', () => {
  const tug = play('tug', 'S1', { to: 'A1' });
  const ready = () => table(3).ship(0, 'S1', 'oil').cards(0, 'tug');

  it('RT-13 not before the worker is placed', () => {
    expect(ready().refusal(0, tug)).toBe('notNow');
  });

  it('RT-13 any number of them, one after the other', () => {
    const scene = ready()
      .cards(0, 'tug')
      .play(0, captain, tug, play('tug', 'A1', { to: 'A2' }));
    expect(scene.at('A2')).toEqual([0, 'oil']);
  });

  it.each([
    ['shipowner', [{ type: 'work', role: 'shipowner' }]],
    [
      'shipowner after a purchase',
      [
        { type: 'work', role: 'shipowner' },
        { type: 'buyRaw', raw: 'oil' },
      ],
    ],
    ['captain', [captain]],
    ['captain between the colours', [captain, colour('purple')]],
    ['captain after the action', [captain, colour('purple'), colour('purple')]],
    ['sailor', [{ type: 'work', role: 'sailor' }]],
    ['loader', [{ type: 'work', role: 'loader' }]],
    ['loader after the action', [{ type: 'work', role: 'loader' }, { type: 'unload' }]],
    ['trader', [{ type: 'work', role: 'trader' }]],
    ['cashier after the action', [{ type: 'cash', amount: 3 }]],
    ['manufacturer after the action', [{ type: 'build', harbour: 'eem' }]],
  ] as [string, NamedMove[]][])('RT-13 between completed steps: %s', (_, moves) => {
    const scene = ready().play(0, ...moves);
    expect(scene.state.actor).toBe(0);
    scene.play(0, tug);
    expect(scene.at('A1')).toEqual([0, 'oil']);
  });

  it('RT-13 after the forwarder’s action', () => {
    const scene = ready()
      .orders('petrol-bread')
      .hand(0, 'petrol', 'bread')
      .play(0, { type: 'forward', order: 'petrol-bread' });
    expect([scene.state.phase, scene.state.actor]).toEqual(['after', 0]);
  });

  it('RT-13 not in the middle of a step', () => {
    const scene = ready().play(0, { type: 'work', role: 'shipowner' }, { type: 'place', at: 'S2' });
    expect(scene.refusal(0, tug)).toBe('notNow');
  });

  it('RT-13 never while another player decides', () => {
    const scene = ready().ship(1, 'B1', 'oil').play(0, captain, colour('green'));
    expect([scene.state.actor, scene.refusal(0, tug)]).toEqual([1, 'notAsked']);
  });

  it('RT-13 refuses a card that is not in hand', () => {
    expect(
      ready()
        .play(0, captain)
        .refusal(0, play('gale', 'S1', { to: 'A1' })),
    ).toBe('cardNotInHand');
  });

  it('RT-60 asks after the action as soon as a card is unknown, whatever it is', () => {
    const points = table(3).cards(0, 'city-honours').play(0, { type: 'cash', amount: 3 });
    expect([points.state.phase, points.offers(0)]).toEqual(['after', [{ type: 'finish' }]]);
  });

  it.each([
    ['points only', table(3).openCards(0, 'city-honours').ship(0, 'S1', 'oil')],
    ['no ship to play it on', table(3).openCards(0, 'tug')],
  ])('RT-60 asks nothing where everybody knows that no card can be played: %s', (_, scene) => {
    scene.play(0, { type: 'cash', amount: 3 });
    expect(scene.state.actor).toBe(1);
  });

  it('RT-60 asks where everybody knows a card that can be played', () => {
    const scene = table(3).openCards(0, 'tug').ship(0, 'S1', 'oil').play(0, { type: 'cash', amount: 3 });
    expect([scene.state.phase, scene.state.actor]).toEqual(['after', 0]);
    scene.play(0, { type: 'finish' });
    expect(scene.state.actor).toBe(1);
  });
});
