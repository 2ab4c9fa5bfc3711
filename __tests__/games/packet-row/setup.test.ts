import { isProblem } from '@/engine/phrase';
import { begin, type Play } from '@/engine/play';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { DECKS, STARTING_CONTRACTS } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowOptions, PacketRowState } from '@/games/packet-row/state';
import { expectNoProblem, seedOf } from '../../support/random-play';
import { audit } from './audit';

type PacketRowPlay = Play<PacketRowState, PacketRowMove, PacketRowOptions>;

const setUp = (seats: number, seed: string | number = 1, options: unknown = {}): PacketRowPlay =>
  expectNoProblem(begin(packetRow, { seed: seedOf(seed), options, seats }));

const isStarting = (card: number) => STARTING_CONTRACTS.includes(card);

describe('set-up', () => {
  it.each([
    [2, 'guildhall 28, docks 32, market 32, bank 28', [28, 32, 32, 28]],
    [3, 'guildhall 34, docks 38, market 38, bank 34', [34, 38, 38, 34]],
    [4, 'guildhall 33, docks 37, market 37, bank 33', [33, 37, 37, 33]],
    [5, 'guildhall 32, docks 36, market 36, bank 32', [32, 36, 36, 32]],
  ])('PR-2, PR-3 leaves decks for %d players: %s', (players, _, decks) => {
    const { state } = setUp(players);
    expect(state.areas.map((area) => area.deck.length)).toEqual(decks);
    expect(audit(state)).toEqual([]);
  });

  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
  ])('PR-3 with %d players opens %d current and two future cards in each area', (players, size) => {
    for (const area of setUp(players).state.areas) {
      expect(area.current).toHaveLength(size);
      expect(area.future).toHaveLength(2);
      expect(area.discards).toEqual([]);
    }
  });

  it('PR-3 fills the future supply first, then the current one', () => {
    const random = new Dice(seedOf('order'), 'setup');
    const { areas } = packetRow.setup({ ledger: true }, 3, random);
    const again = packetRow.setup({ ledger: true }, 4, new Dice(seedOf('order'), 'setup')).areas;
    areas.forEach((area, at) => {
      expect(area.future).toEqual(again[at]?.future);
      expect(area.current).toEqual(again[at]?.current.slice(0, 2));
      expect(area.deck.at(-1)).toBe(again[at]?.current[2]);
    });
  });

  it('PR-2 with two players removes six cards of every deck, any of them, and never with more', () => {
    const removedOnce = new Set<number>();
    for (let seed = 0; seed < 150; seed += 1) {
      const { removed } = setUp(2, seed).state;
      for (const deck of DECKS) expect(removed.filter((card) => deck.includes(card))).toHaveLength(6);
      removed.forEach((card) => removedOnce.add(card));
    }
    expect(removedOnce.size).toBe(172);
    for (const players of [3, 4, 5]) expect(setUp(players).state.removed.every(isStarting)).toBe(true);
  });

  it.each([2, 3, 4, 5])(
    'PR-4 gives each of %d players one starting contract, $25 and the piece',
    (players) => {
      const { state } = setUp(players);
      expect(state.players).toHaveLength(players);
      for (const player of state.players) {
        expect(player).toMatchObject({ ships: [], money: 25, piece: true, done: false });
        expect(player.hand).toHaveLength(1);
        expect(player.hand.every(isStarting)).toBe(true);
      }
      expect(new Set(state.players.flatMap((player) => player.hand)).size).toBe(players);
      expect(state.removed.filter(isStarting)).toHaveLength(12 - players);
    },
  );

  it('PR-4 deals every starting contract to every seat now and then', () => {
    const dealt = [0, 1, 2].map(() => new Set<number | undefined>());
    for (let seed = 0; seed < 200; seed += 1) {
      setUp(3, seed).state.players.forEach((player, seat) => dealt[seat]?.add(player.hand[0]));
    }
    expect(dealt.map((contracts) => contracts.size)).toEqual([12, 12, 12]);
  });

  it.each([2, 3, 4, 5])('PR-5 draws each of %d players as first harbour master now and then', (players) => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const { state } = setUp(players, seed);
      expect(packetRow.waitingFor(state)).toEqual([state.harbourMaster]);
      expect(state.phase).toBe('choose');
      drawn.add(state.harbourMaster);
    }
    expect([...drawn].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
  });

  it('PR-5 lets the table choose the first harbour master, which changes no card', () => {
    const chosen = setUp(4, 9, { firstHarbourMaster: 2 }).state;
    const drawn = setUp(4, 9).state;
    expect(chosen.harbourMaster).toBe(2);
    expect({ ...chosen, harbourMaster: 0, asked: 0 }).toEqual({ ...drawn, harbourMaster: 0, asked: 0 });
  });

  it('PR-2 shuffles: other seeds, other decks; the same seed, the same decks', () => {
    expect(setUp(4, 'a').state).toEqual(setUp(4, 'a').state);
    expect(setUp(4, 'a').state.areas[0]?.deck).not.toEqual(setUp(4, 'b').state.areas[0]?.deck);
  });
});

describe('the options of a table', () => {
  it.each([
    ['nothing at all', undefined, { ledger: true }],
    ['null', null, { ledger: true }],
    ['no option', {}, { ledger: true }],
    ['PR-60 ledger off', { ledger: false }, { ledger: false }],
    ['PR-5 a first harbour master', { firstHarbourMaster: 3 }, { ledger: true, firstHarbourMaster: 3 }],
  ])('are read from %s', (_, json, options) => {
    const parsed = packetRow.parseOptions(json, 4);
    expect(parsed).toEqual(options);
    expect(packetRow.parseOptions(parsed, 4)).toEqual(parsed);
  });

  it.each([
    [{ ledger: true }, false],
    [{ ledger: false }, true],
  ])('PR-60 with %j earlier rounds have to be remembered: %j', (options, forgets) => {
    expect(packetRow.forgets(options)).toBe(forgets);
  });

  it.each([
    ['an unknown option', { speed: 3 }, 'unknownOption'],
    ['a list', [], 'unknownOption'],
    ['a text', 'ledger', 'unknownOption'],
    ['a ledger that is neither on nor off', { ledger: 'yes' }, 'badOption'],
    ['a harbour master who is not at the table', { firstHarbourMaster: 4 }, 'badOption'],
    ['a harbour master before the first seat', { firstHarbourMaster: -1 }, 'badOption'],
    ['half a harbour master', { firstHarbourMaster: 0.5 }, 'badOption'],
    ['a harbour master by name', { firstHarbourMaster: '1' }, 'badOption'],
    ['no harbour master said aloud', { firstHarbourMaster: null }, 'badOption'],
  ])('refuse %s', (_, json, problem) => {
    expect(packetRow.parseOptions(json, 4)).toMatchObject({ problem });
  });

  it.each([0, 1, 6, 2.5, Number.NaN, -3])('PR-1 refuse a table of %d', (seats) => {
    const start = begin(packetRow, { seed: seedOf(1), options: {}, seats });
    expect(isProblem(start) && start).toEqual({ problem: 'seatCount', args: { min: 2, max: 5 } });
  });
});
