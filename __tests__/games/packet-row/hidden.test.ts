import { redact, type GameEvent, type Memory } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { AREAS } from '@/games/packet-row/cards';
import { STARTING_MONEY as START } from '@/games/packet-row/cards/limits';
import { seedOf } from '../../support/random-play';
import { cardsNamed, costOf, namesOf } from './card-names';
import { cash, choose, decline, deliver, take, takeNext } from './named-moves';
import { scenario } from './scenario';
import type { PacketRowTable } from './table';

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 3, 'table'];

const table = () =>
  scenario({
    hands: [
      ['start-contract-fur-spain', 'fur-3'],
      ['start-contract-grain-britain', 'assistant', 'money-4'],
      ['start-contract-cotton-france'],
      ['start-contract-tobacco-sweden', 'banker'],
    ],
    ships: [['ship-spain']],
    market: ['library', 'trader', 'tobacco-1'],
    future: { market: ['tobacco-3', 'fur-2'] },
    docks: ['ship-france', 'captain', 'gold-1'],
  });

const view = (at: PacketRowTable, viewer: Viewer) => packetRow.view(at.state, viewer);

describe('PR-60 what a view shows', () => {
  it.each(EVERYBODY)(
    'money, ships, supplies, discards, pieces and counts are public (viewer %s)',
    (viewer) => {
      const at = table().answers(choose('market'), take('library'));
      const seen = view(at, viewer);
      expect(seen.players.map((player) => player.money)).toEqual([
        START,
        START - costOf('library'),
        START,
        START,
      ]);
      expect(seen.players.map((player) => player.piece)).toEqual([true, false, true, true]);
      expect(namesOf(seen.players[0]?.ships ?? [])).toEqual(['ship-spain']);
      expect(seen.players.map(({ hand, hidden }) => hand.length + hidden)).toEqual([2, 4, 1, 2]);
      AREAS.forEach((_, area) => {
        const { current, future, discards, deck } = at.state.areas[area] ?? {};
        expect(seen.areas[area]).toMatchObject({ current, future, discards, deck: deck?.length });
      });
    },
  );

  it('a starting contract is seen by its owner alone', () => {
    for (const viewer of EVERYBODY) {
      view(table(), viewer).players.forEach(({ hand, hidden }, seat) => {
        const own = seat === viewer;
        expect(hidden).toBe(own ? 0 : 1);
        expect(namesOf(hand).some((name) => name.startsWith('start-contract'))).toBe(own);
      });
    }
  });

  it('cards taken face up stay known to the attentive', () => {
    const at = table().answers(choose('market'), take('library'));
    for (const viewer of EVERYBODY) {
      const hand = namesOf(view(at, viewer).players[1]?.hand ?? []);
      expect(hand.filter((name) => !name.startsWith('start'))).toEqual(['assistant', 'money-4', 'library']);
    }
  });

  it('a delivered starting contract is out in the open', () => {
    const at = table().play(0, deliver('start-contract-fur-spain', 'ship-spain', 'fur-3'));
    for (const viewer of EVERYBODY) {
      expect(namesOf(view(at, viewer).delivered)).toEqual(['start-contract-fur-spain']);
      expect(view(at, viewer).players[0]?.hidden).toBe(0);
    }
  });

  it.each(EVERYBODY)('decks and removed cards show no order and no face to viewer %s', (viewer) => {
    const at = table();
    const other = { ...packetRow.clone(at.state), removed: [...at.state.removed].reverse() };
    for (const area of other.areas) area.deck.reverse();
    other.players.forEach((player, seat) => {
      if (seat !== viewer) player.hand[0] = other.removed[seat] ?? -1;
    });
    expect(packetRow.view(other, viewer)).toEqual(view(at, viewer));
  });

  it('an imagined world deals hidden contracts and decks anew, and keeps everything known', () => {
    const at = table().answers(choose('market'), take('library'));
    const seen = view(at, 0);
    const contracts = new Set<string>();
    const tops = new Set<number | undefined>();
    const random = new Dice(seedOf('imagine'), 'worlds');
    for (let i = 0; i < 150; i += 1) {
      const world = packetRow.imagine(seen, random);
      namesOf(world.players[2]?.hand ?? []).forEach((name) => contracts.add(name));
      tops.add(world.areas[0]?.deck.at(-1));
      expect(packetRow.view(world, 0)).toEqual(seen);
    }
    expect(contracts).not.toContain('start-contract-fur-spain');
    expect(contracts.size).toBe(11);
    expect(tops.size).toBeGreaterThan(15);
  });

  it('an imagined world of two players removes other cards each time', () => {
    const seen = view(scenario({ players: 2 }), 0);
    const removed = new Set<number>();
    const random = new Dice(seedOf('two'), 'worlds');
    for (let i = 0; i < 80; i += 1)
      packetRow.imagine(seen, random).removed.forEach((card) => removed.add(card));
    expect(removed.size).toBe(172 - 16);
  });
});

/** The faces that the viewer is shown, by name; `?` where the face is hidden. */
const faces = (events: readonly GameEvent[], viewer: Viewer, memory: Memory = 'now') =>
  redact(events, viewer, memory).flatMap((event) =>
    event.type === 'moved' ? [event.piece === undefined ? '?' : namesOf([event.piece]).join()] : [],
  );

const sayings = (events: readonly GameEvent[], viewer: Viewer, memory: Memory = 'now') =>
  redact(events, viewer, memory).flatMap((event) => (event.type === 'said' ? [event.phrase.key] : []));

describe('PR-60 what is told of a move', () => {
  it('everybody sees a card taken face up, and what was paid', () => {
    const { events } = table().answers(choose('market'), take('library'));
    for (const viewer of EVERYBODY) {
      expect(faces(events, viewer)).toEqual(['library']);
      expect(sayings(events, viewer)).toEqual(['took']);
      expect(redact(events, viewer)).toContainEqual({
        type: 'counted',
        what: 'money',
        seat: 1,
        from: START,
        to: START - costOf('library'),
      });
    }
  });

  it('without a ledger others forget which card it was; the one who took it does not', () => {
    const { events } = table().answers(choose('market'), take('library'));
    for (const viewer of EVERYBODY) {
      const own = viewer === 1;
      expect(faces(events, viewer, 'faded')).toEqual([own ? 'library' : '?']);
      expect(sayings(events, viewer, 'faded')).toEqual([own ? 'took' : 'tookFaded']);
    }
  });

  it('what is forgotten is in no corner of the event', () => {
    const { events } = table().answers(choose('market'), take('library'));
    const library = cardsNamed('library')[0];
    for (const viewer of [0, 2, 3, 'table'] as const) {
      const told = JSON.stringify(
        redact(events, viewer, 'faded').filter((event) => event.type !== 'counted'),
      );
      expect(told).not.toMatch(new RegExp(`\\b${library}\\b`));
    }
  });

  it('an assistant laid down stays known, the card that it fetched fades', () => {
    const { events } = table().answers(choose('market'), takeNext('tobacco-3'));
    expect(faces(events, 3)).toEqual(['assistant', 'tobacco-3']);
    expect(faces(events, 3, 'faded')).toEqual(['assistant', '?']);
    expect(sayings(events, 3, 'faded')).toEqual(['tookFaded']);
    expect(sayings(events, 1, 'faded')).toEqual(['tookWithAssistant']);
  });

  it('a ship lies open, so nobody forgets who took it', () => {
    const { events } = table().answers(choose('docks'), take('ship-france'));
    for (const viewer of EVERYBODY) {
      expect(faces(events, viewer, 'faded')).toEqual(['ship-france']);
      expect(sayings(events, viewer, 'faded')).toEqual(['took']);
    }
  });

  it('discarded cards lie open, so nobody forgets cashing and delivering', () => {
    const at = table();
    const cashed = at.play(1, cash('money-4')).events;
    const delivered = at.play(0, deliver('start-contract-fur-spain', 'ship-spain', 'fur-3')).events;
    for (const viewer of EVERYBODY) {
      expect(faces(cashed, viewer, 'faded')).toEqual(['money-4']);
      expect([...faces(delivered, viewer, 'faded')].sort()).toEqual([
        ...['fur-3', 'ship-spain', 'start-contract-fur-spain'],
      ]);
      expect(sayings(delivered, viewer, 'faded')).toEqual(['delivered']);
    }
  });

  it('cards from the deck are seen by all as they are turned up, and not before', () => {
    const at = table().answers(choose('bank'), decline, decline, decline, decline);
    expect(at.events).toEqual([expect.objectContaining({ type: 'said' })]);
    at.answers(choose('docks'), decline, decline, decline, take('captain'));
    const drawn = at.events.filter((event) => event.type === 'moved' && event.from.zone === 'deck');
    expect(drawn).toHaveLength(6);
    for (const event of drawn) expect(event).toMatchObject({ before: 'none', seen: 'all' });
  });
});

describe('undo of a move', () => {
  const bank = (position = {}) =>
    scenario({ players: 3, bank: ['banker', 'money-3'], hands: [['money-4', 'assistant']], ...position });

  it.each<[string, boolean, () => PacketRowTable]>([
    ['choosing', false, () => bank().answers(choose('bank'))],
    ['a plain take', false, () => bank().answers(choose('bank'), take('banker'))],
    ['a decline', false, () => bank().answers(choose('bank'), decline)],
    ['cashing', false, () => bank().play(0, cash('money-4'))],
    ['a take with an assistant', false, () => table().answers(choose('market'), takeNext('tobacco-3'))],
    [
      'a decline that makes the harbour master choose again',
      false,
      () => bank().answers(choose('bank'), decline, decline, decline),
    ],
    [
      'a delivery of a contract that everybody saw taken',
      false,
      () =>
        scenario({ hands: [['contract-cotton-spain', 'cotton-2']], ships: [['ship-spain']] }).play(
          0,
          deliver('contract-cotton-spain', 'ship-spain', 'cotton-2'),
        ),
    ],
    [
      'PR-60 the delivery of a starting contract, which shows it',
      true,
      () => table().play(0, deliver('start-contract-fur-spain', 'ship-spain', 'fur-3')),
    ],
    [
      'PR-20 a take that ends the round and turns up new cards',
      true,
      () => bank().answers(choose('bank'), decline, decline, take('banker')),
    ],
    [
      'a take that ends the round where the deck has no card to show',
      false,
      () => bank({ deckLeft: { bank: 0 } }).answers(choose('bank'), decline, decline, take('banker')),
    ],
  ])('%s seals it: %s', (_, sealed, play) => {
    expect(play().sealed).toBe(sealed);
  });
});
