import { HARBOURS, SITE_PRICES } from '@/games/rotterdam/cards/goods';
import { lastWorker, table } from './scenario';

const work = (role: string) => ({ type: 'work', role });
const cash = (amount: number) => ({ type: 'cash', amount });

describe('placing workers', () => {
  it('RT-11 goes clockwise from the harbour master, one worker at a time', () => {
    const scene = table(3).play(0, cash(3));
    expect(scene.state.actor).toBe(1);
    scene.play(1, cash(2)).play(2, cash(1));
    expect([scene.state.actor, scene.player(0).workers]).toEqual([0, 3]);
  });

  it('RT-11 ends the round when all workers are placed: they return and the tower goes left', () => {
    const scene = lastWorker(table(3), 2).play(2, cash(1));
    expect(scene.state).toMatchObject({ round: 2, harbourMaster: 1, turn: 1, actor: 1, phase: 'work' });
    expect(scene.state.players.map((player) => player.workers)).toEqual([4, 4, 4]);
    expect(new Set(scene.state.places)).toEqual(new Set([-1]));
  });

  it('RT-12 lets a player use a role several times a round', () => {
    const scene = table(2).play(
      0,
      work('captain'),
      { type: 'colour', colour: 'red' },
      { type: 'colour', colour: 'red' },
    );
    scene.play(1, cash(3));
    expect(scene.offers(0)).toContainEqual(work('captain'));
  });

  it.each([
    [2, 'captain', 2],
    [3, 'captain', 3],
    [2, 'trader', 1],
    [4, 'trader', 2],
  ])('RT-12 with %d players the %s has %d places', (seats, role, places) => {
    const scene = table(seats);
    for (let i = 0; i < places; i += 1) {
      const seat = i % seats;
      const finish =
        role === 'captain' ? [1, 2].map(() => ({ type: 'colour', colour: 'red' })) : [{ type: 'finish' }];
      scene.play(seat, work(role), ...finish);
    }
    const next = places % seats;
    expect(scene.offers(next)).not.toContainEqual(work(role));
    expect(scene.refusal(next, work(role))).toBe('roleFull');
  });

  it('RT-12 lets a role be used without effect', () => {
    const scene = table(3).play(0, work('loader'));
    expect(scene.state.actor).toBe(1);
  });

  it('RT-12 offers the forwarder only with an order that can be filled', () => {
    const scene = table(3).orders('petrol-bread', 'jam-shoes', 'petrol-plastic').hand(0, 'petrol', 'plastic');
    expect(scene.offersOf(0, 'forward')).toEqual([{ type: 'forward', order: 'petrol-plastic' }]);
    expect(scene.refusal(0, { type: 'forward', order: 'petrol-bread' })).toBe('productsMissing');
    expect(scene.refusal(0, { type: 'forward', order: 'bread-jam' })).toBe('orderNotOpen');
    expect(scene.refusal(0, work('forwarder'))).toBe('sayWhatFor');
  });

  it.each([
    ['too little money', table(3).money(3), 'tooDear'],
    ['no factory left', table(3).factories('eem', 0, 0, 0, 0), 'noFactoryLeft'],
    ['no site left', table(3).factories('botlek', 1, 2), 'noSiteLeft'],
  ])('RT-12 refuses the manufacturer with %s', (_, scene, problem) => {
    expect(scene.refusal(0, { type: 'build', harbour: 'botlek' })).toBe(problem);
    expect(scene.offersOf(0, 'build')).not.toContainEqual({ type: 'build', harbour: 'botlek' });
  });

  it('RT-12 lets nobody be manufacturer twice a round', () => {
    const scene = table(2).money(40, 40).play(0, { type: 'build', harbour: 'eem' }).play(1, cash(3));
    expect(scene.offersOf(0, 'build')).toEqual([]);
    expect(scene.refusal(0, { type: 'build', harbour: 'eem' })).toBe('builtThisRound');
  });

  it('RT-12 gives the manufacturer back in the next round', () => {
    const scene = lastWorker(table(3).money(40, 40, 40), 0).play(0, { type: 'build', harbour: 'eem' });
    scene.play(1, cash(3)).play(2, cash(2));
    expect(scene.offersOf(0, 'build')).not.toEqual([]);
  });

  it('refuses whoever is not asked', () => {
    expect(table(3).problem(1, cash(3))).toEqual({ problem: 'notAsked', args: { asked: 0 } });
  });
});

describe('the cashier', () => {
  it.each([[3], [2], [1]])('RT-27 pays %d at the place chosen', (amount) => {
    const scene = table(3).play(0, cash(amount));
    expect(scene.player(0).money).toBe(15 + amount);
    expect(scene.refusal(1, cash(amount))).toBe('cashPlaceTaken');
    expect(scene.offersOf(1, 'cash')).toEqual([3, 2, 1].filter((other) => other !== amount).map(cash));
  });

  it('RT-27 pays 3 and 2 with two players', () => {
    const scene = table(2);
    expect(scene.offersOf(0, 'cash')).toEqual([cash(3), cash(2)]);
    expect(scene.refusal(0, cash(1))).toBe('noSuchCashPlace');
  });
});

describe('the manufacturer', () => {
  it.each(HARBOURS)('RT-28 RT-5 builds on the next site of %s at its price', (harbour) => {
    SITE_PRICES[HARBOURS.indexOf(harbour)]?.forEach((price, built) => {
      const scene = table(3)
        .money(20)
        .factories(harbour, ...new Array<number>(built).fill(0));
      scene.play(0, { type: 'build', harbour });
      expect(scene.player(0)).toMatchObject({ money: 20 - price, factories: 3 - built });
    });
  });

  it('RT-28 allows several factories of one owner in a harbour', () => {
    const scene = table(3).factories('merwe', 0).money(20).play(0, { type: 'build', harbour: 'merwe' });
    expect(scene.state.factories[2]).toEqual([0, 0]);
  });
});
