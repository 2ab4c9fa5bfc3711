import { CAPTAIN_BONUS } from '@/games/rotterdam/cards/limits';
import { table } from './scenario';

const captain = { type: 'work', role: 'captain' };
const colour = (name: string) => ({ type: 'colour', colour: name });
const sail = (at: string, to: string) => ({ type: 'sail', at, to });
const stay = (at: string) => ({ type: 'stay', at });

describe('the captain', () => {
  it('RT-21 moves every ship with a channel of the colour ahead by one position', () => {
    const scene = table(3).ship(0, 'S1', 'oil').ship(1, 'S4', 'oil').ship(2, 'S2').ship(2, 'D3', 'grain');
    scene.play(0, captain, colour('red'));
    expect([scene.at('A1'), scene.at('C1'), scene.at('S2')]).toEqual([
      [0, 'oil'],
      [1, 'oil'],
      [2, undefined],
    ]);
    expect(scene.inHarbour('eem')).toEqual([2]);
    expect([scene.at('S1'), scene.at('S4'), scene.at('D3')]).toEqual([undefined, undefined, undefined]);
  });

  it('RT-21 chooses two colours, which may be the same', () => {
    const scene = table(3).ship(0, 'B1', 'oil').play(0, captain, colour('red'));
    expect(scene.at('A2')).toEqual([0, 'oil']);
    expect(scene.offersOf(0, 'colour')).toHaveLength(5);
    scene.play(0, colour('red'));
    expect([scene.at('A2'), scene.state.actor]).toEqual([[0, 'oil'], 1]);
  });

  it.each([
    ['the captain’s before another’s', 0, 1, true],
    ['another’s before the captain’s', 1, 0, false],
    ['the left neighbour’s before the next one’s', 1, 2, true],
    ['the next one’s before the left neighbour’s', 2, 1, false],
  ])(
    'RT-21 the captain’s ships move first, then clockwise: %s in the channel',
    (_, ahead, behind, follows) => {
      const scene = table(3)
        .ship(ahead, 'B3', 'oil')
        .ship(behind, 'B2', 'oil')
        .play(0, captain, colour('red'));
      expect(scene.inHarbour('merwe')).toEqual([ahead]);
      expect(scene.at('B3')).toEqual(follows ? [behind, 'oil'] : undefined);
      expect(scene.at('B2')).toEqual(follows ? undefined : [behind, 'oil']);
    },
  );

  it('RT-21 the owner decides the direction where two channels fit', () => {
    const scene = table(3).ship(1, 'B1', 'oil').play(0, captain, colour('green'));
    expect([scene.state.phase, scene.state.actor]).toEqual(['sail', 1]);
    expect(scene.offers(1)).toEqual([sail('B1', 'B2'), sail('B1', 'C2')]);
    expect(scene.refusal(0, sail('B1', 'B2'))).toBe('notAsked');
    scene.play(1, sail('B1', 'C2'));
    expect([scene.at('C2'), scene.state.actor, scene.state.phase]).toEqual([[1, 'oil'], 0, 'captain']);
  });

  it('RT-21 asks nobody where only one of two channels is free', () => {
    const scene = table(3).ship(1, 'B1', 'oil').ship(2, 'B2').play(0, captain, colour('green'));
    expect([scene.at('C2'), scene.state.phase]).toEqual([[1, 'oil'], 'captain']);
  });

  it('RT-21 the owner decides the order of own ships where one waits for the other', () => {
    const scene = table(3).ship(1, 'B3', 'oil').ship(1, 'B2', 'grain').play(0, captain, colour('red'));
    expect(scene.state.actor).toBe(1);
    expect(scene.offers(1)).toEqual([stay('B2'), { type: 'sail', at: 'B3', to: 'merwe' }]);
    const followed = table(3).ship(1, 'B3', 'oil').ship(1, 'B2', 'grain').play(0, captain, colour('red'));
    followed.play(1, { type: 'sail', at: 'B3', to: 'merwe' });
    expect([followed.at('B3'), followed.inHarbour('merwe')]).toEqual([[1, 'grain'], [1]]);
    scene.play(1, stay('B2'));
    expect([scene.at('B2'), scene.at('B3'), scene.inHarbour('merwe')]).toEqual([
      [1, 'grain'],
      undefined,
      [1],
    ]);
  });

  it('RT-21 asks nobody about own ships that cannot meet', () => {
    const scene = table(3).ship(1, 'S1').ship(1, 'B3', 'grain').ship(1, 'D1').play(0, captain, colour('red'));
    expect([scene.at('A1'), scene.at('C2'), scene.inHarbour('merwe')]).toEqual([
      [1, undefined],
      [1, undefined],
      [1],
    ]);
  });

  it('RT-21 asks nobody where the ship in front is blocked itself', () => {
    const scene = table(3).ship(1, 'B1', 'oil').ship(1, 'C2').ship(2, 'D3').ship(2, 'B2');
    scene.play(0, captain, colour('green'));
    expect([scene.at('B1'), scene.at('C2'), scene.state.phase]).toEqual([
      [1, 'oil'],
      [1, undefined],
      'captain',
    ]);
  });

  it('RT-21 moving is compulsory', () => {
    const scene = table(3).ship(1, 'B1', 'oil').play(0, captain, colour('green'));
    expect(scene.refusal(1, stay('B1'))).toBe('mustSail');
  });

  it.each([
    ['another colour', sail('B1', 'A2'), 'noChannelInColour'],
    ['somebody else’s ship', sail('C1', 'C2'), 'notYourShip'],
    ['no ship', sail('D1', 'C2'), 'noShipThere'],
    ['a ship that does not move in this colour', sail('A1', 'B2'), 'shipHadItsTurn'],
  ])('RT-21 refuses %s', (_, move, problem) => {
    const scene = table(3).ship(1, 'B1', 'oil').ship(1, 'A1').ship(2, 'C1').play(0, captain, colour('green'));
    expect(scene.refusal(1, move)).toBe(problem);
  });

  it('RT-21 may choose a colour without effect', () => {
    const scene = table(3).play(0, captain, colour('blue'), colour('purple'));
    expect(scene.state.actor).toBe(1);
  });
});

describe('the captain’s bonus', () => {
  it('RT-22 RT-E3 purple moves the own ship a step and another player’s fruit into Merwe: as much from the owner as from the bank', () => {
    const scene = table(3)
      .money(4, 5, 6)
      .ship(0, 'A1', 'oil')
      .ship(1, 'C3', 'fruit')
      .play(0, captain, colour('purple'));
    expect([scene.at('B2'), scene.inHarbour('merwe')]).toEqual([[0, 'oil'], [1]]);
    expect(scene.state.players.map((player) => player.money)).toEqual([
      4 + 2 * CAPTAIN_BONUS,
      5 - CAPTAIN_BONUS,
      6,
    ]);
    expect(scene.said()).toContain('bonus');
  });

  it.each([
    ['an own ship', 0, 'fruit'],
    ['wrong cargo', 1, 'oil'],
    ['an empty ship', 1, undefined],
  ] as const)('RT-22 %s pays nothing', (_, seat, cargo) => {
    const scene = table(3).money(4, 5, 6).ship(seat, 'C3', cargo).play(0, captain, colour('purple'));
    expect(scene.inHarbour('merwe')).toEqual([seat]);
    expect(scene.state.players.map((player) => player.money)).toEqual([4, 5, 6]);
  });

  it('RT-22 an owner without money keeps the ship outside', () => {
    const scene = table(3).money(4, 0, 6).ship(1, 'C3', 'fruit').play(0, captain, colour('purple'));
    expect([scene.at('C3'), scene.inHarbour('merwe')]).toEqual([[1, 'fruit'], []]);
    expect(scene.state.players.map((player) => player.money)).toEqual([4, 0, 6]);
  });

  it('RT-22 an owner without money still enters with wrong cargo', () => {
    const scene = table(3).money(4, 0, 6).ship(1, 'C3', 'grain').play(0, captain, colour('purple'));
    expect(scene.inHarbour('merwe')).toEqual([1]);
  });

  it('RT-22 an owner who can pay for one of two ships decides which', () => {
    const scene = table(3)
      .money(4, CAPTAIN_BONUS, 6)
      .ship(1, 'A3', 'oil')
      .ship(1, 'C3', 'grain')
      .play(0, captain, colour('blue'));
    expect(scene.offers(1)).toEqual([sail('A3', 'botlek'), sail('C3', 'vulkaan')]);
    scene.play(1, sail('C3', 'vulkaan'));
    expect([scene.at('A3'), scene.inHarbour('vulkaan')]).toEqual([[1, 'oil'], [1]]);
    expect(scene.player(0).money).toBe(4 + 2 * CAPTAIN_BONUS);
    expect(scene.state.phase).toBe('captain');
  });

  it('RT-22 asks nothing where the money is enough for all', () => {
    const scene = table(3)
      .money(4, 2 * CAPTAIN_BONUS, 6)
      .ship(1, 'A3', 'oil')
      .ship(1, 'C3', 'grain')
      .play(0, captain, colour('blue'));
    expect(scene.state.players.map((player) => player.money)).toEqual([4 + 4 * CAPTAIN_BONUS, 0, 6]);
  });
});
