import { packetRow } from '@/games/packet-row';
import { AREAS } from '@/games/packet-row/cards';
import { namesOf } from './card-names';
import { choose, decline, take, takeNext } from './named-moves';
import { scenario, type Position } from './scenario';

describe('PR-20 refilling the areas that were chosen', () => {
  const docks = {
    docks: ['captain', 'gold-1', 'ship-spain'],
    future: { docks: ['gold-2', 'shipyard'] },
    next: { docks: ['lighthouse', 'sail-loft', 'dry-dock', 'ferry-slip'] },
  };

  it('discards what is left, moves the future cards up, fills both supplies from the deck in order', () => {
    const table = scenario({ players: 4, ...docks });
    table.answers(choose('docks'), decline, take('gold-1'), decline, take('captain'));
    expect(table.area('docks')).toEqual({
      current: ['gold-2', 'shipyard', 'lighthouse'],
      future: ['sail-loft', 'dry-dock'],
      discards: ['ship-spain'],
      deck: 37 - 3,
    });
    expect(table.pieces).toEqual([true, true, true, true]);
  });

  it.each([
    ['one assistant', ['gold-2'], ['shipyard', 'lighthouse', 'sail-loft'], ['dry-dock', 'ferry-slip']],
    ['two assistants', ['gold-2', 'shipyard'], ['lighthouse', 'sail-loft', 'dry-dock'], ['ferry-slip']],
  ])(
    'draws more where %s emptied future spaces, so that current has its size again',
    (_, fetched, current, future) => {
      const table = scenario({ players: 4, ...docks, hands: [[], ['assistant'], ['assistant']] });
      table.answers(choose('docks'), ...fetched.map((card) => takeNext(card)));
      while (table.asked !== 0) table.answers(decline);
      table.answers(take('captain'));
      expect(table.area('docks').current).toEqual(current);
      expect(table.area('docks').future.slice(0, future.length)).toEqual(future);
      expect(table.area('docks').future).toHaveLength(2);
    },
  );

  it('refills every area chosen this round, also one where nobody took a card', () => {
    const table = scenario({
      players: 3,
      market: ['fur-1', 'fur-2'],
      ...docks,
      docks: ['captain', 'gold-1'],
    });
    table.answers(choose('docks'), decline, decline, decline);
    table.answers(choose('market'), decline, take('fur-1'), take('fur-2'));
    expect(table.area('docks').discards).toEqual(['captain', 'gold-1']);
    expect(table.area('docks').current).toEqual(['gold-2', 'shipyard']);
    expect(table.area('market').discards).toEqual([]);
    expect(table.area('market').current).toHaveLength(2);
  });

  it.each([
    ['current first', 1, ['gold-2', 'shipyard', 'lighthouse'], []],
    ['then future', 2, ['gold-2', 'shipyard', 'lighthouse'], ['sail-loft']],
    ['nothing at all', 0, ['gold-2', 'shipyard'], []],
  ])('gives what a short deck has, %s (%d left)', (_, left, current, future) => {
    const next = { docks: docks.next.docks.slice(0, left) };
    const table = scenario({ players: 4, ...docks, next, deckLeft: { docks: left } });
    table.answers(choose('docks'), decline, decline, decline, take('captain'));
    expect(table.area('docks')).toMatchObject({ current, future, deck: 0 });
  });
});

describe('PR-21 areas not chosen', () => {
  it('keep their cards', () => {
    const table = scenario({ players: 4, market: ['fur-1', 'fur-2', 'trader'] });
    const before = AREAS.map((area) => table.area(area));
    table.answers(choose('market'), decline, decline, decline, take('trader'));
    AREAS.forEach((area, at) => {
      if (area !== 'market') expect(table.area(area)).toEqual(before[at]);
    });
  });
});

/** Bare or nearly bare areas: what is short before this round. */
const short = (...areas: readonly (typeof AREAS)[number][]): Position => ({
  ...Object.fromEntries(areas.map((area) => [area, []])),
  future: Object.fromEntries(areas.map((area) => [area, []])),
  deckLeft: Object.fromEntries(areas.map((area) => [area, 0])),
});

describe('PR-22 the end of the game', () => {
  /** Everybody declines at the bank, then the harbour master takes a banker. */
  const playBank = (players: number, position: Position) => {
    const table = scenario({ ...position, players, bank: ['banker'] }).answers(choose('bank'));
    while (table.asked !== 0) table.answers(decline);
    return table.answers(take('banker'));
  };
  const bankRunsOut = (position: Position): Position => ({
    ...position,
    future: { ...position.future, bank: ['money-3'] },
    deckLeft: { ...position.deckLeft, bank: 0 },
  });

  it.each([
    [2, [], true],
    [3, [], true],
    [4, [], false],
    [4, ['docks'], true],
    [5, [], false],
    [5, ['docks'], false],
    [5, ['docks', 'guildhall'], true],
  ] as const)('with %d players, when the bank falls short after %j: %s', (players, before, ends) => {
    const table = playBank(players, bankRunsOut(short(...before)));
    expect(table.phase).toBe(ends ? 'closing' : 'choose');
    expect(table.area('bank').current).toEqual(['money-3']);
  });

  it.each([
    [4, ['docks']],
    [5, ['docks', 'guildhall']],
  ] as const)(
    'with %d players, areas short from earlier rounds (%j) end nothing alone',
    (players, before) => {
      expect(playBank(players, short(...before)).phase).toBe('choose');
    },
  );

  it.each([2, 3, 4, 5])('a future supply that falls short ends nothing with %d players', (players) => {
    const size = [0, 0, 2, 2, 3, 4][players] ?? 0;
    const table = playBank(players, { deckLeft: { bank: size - 2 } });
    expect(table.area('bank')).toMatchObject({ future: [], deck: 0 });
    expect(table.area('bank').current).toHaveLength(size);
    expect(table.phase).toBe('choose');
  });

  it('a supply that is short in the middle of a round ends nothing before refilling', () => {
    const table = scenario({ players: 2, bank: ['banker', 'money-3'] }).answers(
      choose('bank'),
      take('banker'),
    );
    expect(table.phase).toBe('lastCall');
    table.answers(take('money-3'));
    expect(table.phase).toBe('choose');
  });

  it('several areas may fall short in the same round', () => {
    const table = scenario({
      players: 4,
      bank: ['banker'],
      docks: ['captain'],
      future: { bank: [], docks: [] },
      deckLeft: { bank: 2, docks: 2 },
    });
    table.answers(choose('bank'), take('banker'), choose('docks'), take('captain'));
    expect(table.phase).toBe('choose');
    table.answers(choose('market'), decline, decline, choose('guildhall'), decline, decline);
    expect(table.phase).toBe('closing');
  });

  it('leaves the harbour master where it was: the last one begins the closing (PR-50)', () => {
    const table = playBank(3, bankRunsOut({}));
    expect(table.state.harbourMaster).toBe(0);
    expect(table.asked).toBe(0);
    expect(table.state.round).toBe(1);
  });
});

describe('PR-23 the next round', () => {
  it.each([
    [2, 0, 1],
    [4, 3, 0],
    [5, 4, 0],
  ])('with %d players the token goes from %d to the left neighbour %d', (players, from, to) => {
    const table = scenario({ players, harbourMaster: from, bank: ['banker'] }).answers(choose('bank'));
    while (table.asked !== from) table.answers(decline);
    table.answers(take('banker'));
    expect(table.state).toMatchObject({ round: 2, harbourMaster: to, phase: 'choose', area: -1 });
    expect(table.asked).toBe(to);
  });

  it('keeps cards that fell short on offer', () => {
    const table = scenario({ players: 4, ...short('docks'), docks: ['captain'] });
    table.answers(choose('bank'), decline, decline, decline, decline, choose('docks'));
    expect(table.problem(1, take('captain'))).toBeUndefined();
  });
});

describe('PR-24 discard piles', () => {
  it('are never shuffled back, even when the deck is empty', () => {
    const table = scenario({ players: 4, bank: ['banker', 'money-3', 'money-4'], deckLeft: { bank: 0 } });
    const before = table.area('bank').discards.length;
    table.answers(choose('bank'), decline, decline, decline, take('banker'));
    expect(table.area('bank').discards).toHaveLength(before + 2);
    expect(table.area('bank').current).toHaveLength(2);
  });

  it('are open to everybody', () => {
    const table = scenario({ players: 3, bank: ['banker', 'money-3'] });
    table.answers(choose('bank'), decline, decline, take('banker'));
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const { areas } = packetRow.view(table.state, viewer);
      expect(namesOf(areas[AREAS.indexOf('bank')]?.discards ?? [])).toEqual(['money-3']);
    }
  });
});
