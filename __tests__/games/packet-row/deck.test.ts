import { AREAS, CARD_NAMES, CARDS, DECKS, STARTING_CONTRACTS, type Face } from '@/games/packet-row/cards';
import { cardsNamed } from './card-names';

const deckOf = (area: (typeof AREAS)[number]): Face[] =>
  (DECKS[AREAS.indexOf(area)] ?? []).map((card) => CARDS[card] as Face);

const countKinds = (cards: readonly Face[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of cards) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

const faceOf = (name: string): Face => CARDS[cardsNamed(name)[0] ?? -1] as Face;
const sumOf = (cards: readonly Face[], read: (card: Face) => number): number =>
  cards.reduce((sum, card) => sum + read(card), 0);
const copies = (name: string): number => cardsNamed(name).length;

describe('PR-1 the decks', () => {
  it.each([
    ['guildhall', 38, { contract: 24, assistant: 5, points: 9 }],
    ['docks', 42, { ship: 18, captain: 5, gold: 10, points: 9 }],
    ['market', 42, { goods: 28, trader: 5, points: 9 }],
    ['bank', 38, { money: 24, banker: 5, points: 9 }],
  ] as const)('%s has %d cards of the published kinds', (area, size, kinds) => {
    expect(deckOf(area)).toHaveLength(size);
    expect(countKinds(deckOf(area))).toEqual(kinds);
  });

  it('has 172 cards with the twelve starting contracts, every one with a name of its own', () => {
    expect(CARDS).toHaveLength(172);
    expect(STARTING_CONTRACTS).toHaveLength(12);
    expect(new Set(CARD_NAMES).size).toBe(172);
    expect([...DECKS.flat(), ...STARTING_CONTRACTS].sort((a, b) => a - b)).toEqual(CARDS.map((_, id) => id));
  });
});

const DESTINATIONS = ['britain', 'france', 'netherlands', 'sweden', 'spain', 'germany'];
const REWARD: Record<number, number> = { 2: 15, 3: 25, 4: 35 };

describe('PR-1 contracts', () => {
  it.each([
    ['grain', [2, 3, 4, 2, 3, 4]],
    ['cotton', [4, 2, 3, 4, 2, 3]],
    ['fur', [3, 4, 2, 3, 4, 2]],
    ['tobacco', [3, 4, 2, 4, 2, 3]],
  ] as const)('of %s want and pay what the table says, one for each destination', (good, units) => {
    const terms = DESTINATIONS.map((destination, i) => ({
      kind: 'contract',
      area: 'guildhall',
      good,
      units: units[i],
      destination,
      reward: REWARD[units[i] ?? 0],
    }));
    expect(deckOf('guildhall').filter((card) => card.kind === 'contract' && card.good === good)).toEqual(
      terms,
    );
  });

  it('pay $600 together: eight of each size', () => {
    const contracts = deckOf('guildhall').filter((card) => card.kind === 'contract');
    expect(sumOf(contracts, (card) => ('reward' in card ? card.reward : 0))).toBe(600);
  });

  it.each([
    ['grain', ['britain', 'netherlands', 'sweden']],
    ['cotton', ['france', 'germany', 'britain']],
    ['fur', ['spain', 'netherlands', 'france']],
    ['tobacco', ['sweden', 'germany', 'spain']],
  ] as const)('to start with: %s, three units for $25, without an area', (good, destinations) => {
    const starting = STARTING_CONTRACTS.map((card) => CARDS[card]);
    const terms = destinations.map((destination) => ({
      kind: 'start-contract',
      good,
      units: 3,
      destination,
      reward: 25,
    }));
    expect(starting.filter((card) => card?.kind === 'start-contract' && card.good === good)).toEqual(terms);
  });
});

describe('PR-1 the other cards', () => {
  it.each([
    ...DESTINATIONS.map(
      (destination) => [`ship-${destination}`, 3, { kind: 'ship', area: 'docks', destination }] as const,
    ),
    ...['grain', 'cotton', 'fur', 'tobacco'].flatMap((good) => [
      [`${good}-1`, 2, { kind: 'goods', area: 'market', good, units: 1, cost: 2 }] as const,
      [`${good}-2`, 3, { kind: 'goods', area: 'market', good, units: 2, cost: 6 }] as const,
      [`${good}-3`, 2, { kind: 'goods', area: 'market', good, units: 3, cost: 10 }] as const,
    ]),
    ['gold-1', 5, { kind: 'gold', area: 'docks', units: 1, cost: 4 }],
    ['gold-2', 5, { kind: 'gold', area: 'docks', units: 2, cost: 9 }],
    ['money-3', 8, { kind: 'money', area: 'bank', amount: 3 }],
    ['money-4', 6, { kind: 'money', area: 'bank', amount: 4 }],
    ['money-5', 4, { kind: 'money', area: 'bank', amount: 5 }],
    ['money-6', 3, { kind: 'money', area: 'bank', amount: 6 }],
    ['money-7', 2, { kind: 'money', area: 'bank', amount: 7 }],
    ['money-8', 1, { kind: 'money', area: 'bank', amount: 8 }],
    ['assistant', 5, { kind: 'assistant', area: 'guildhall' }],
    ['captain', 5, { kind: 'captain', area: 'docks' }],
    ['trader', 5, { kind: 'trader', area: 'market' }],
    ['banker', 5, { kind: 'banker', area: 'bank' }],
  ] as const)('%s: %d copies, as printed', (name, count, face) => {
    expect(copies(name)).toBe(count);
    expect(faceOf(name)).toEqual(face);
  });
});

/** Name, cost, points as the page of cards lists them. */
const CITY = {
  guildhall: `Watch House 8 2, Almshouse 9 2, Firehouse 13 3, Printing House 14 3, University 18 4, Post Office 19 4,
    Courthouse 24 5, College of Surgeons 25 5, Town Hall 30 6`,
  docks: `Ferry Slip 9 2, Sailors' Rest 8 2, Pilot Station 14 3, Sail Loft 13 3, Lighthouse 19 4, Dry Dock 18 4,
    Quarantine Station 24 5, Shipyard 23 5, Great Aqueduct 28 6`,
  market: `Public Well 8 2, Bathhouse 9 2, Playhouse 13 3, Library 15 3, Hospital 19 4, Museum 20 4, Parish Church 23 5,
    Concert Hall 25 5, Cathedral 30 6`,
  bank: `Savings Office 9 2, Clock Tower 8 2, Assay Office 14 3, Customs House 15 3, Telegraph Office 18 4,
    Insurance House 19 4, Merchants' Exchange 24 5, Treasury Vault 23 5, Stock Exchange 29 6`,
};

describe('PR-1 victory-point cards', () => {
  it.each(AREAS)('of the %s have the name, cost and points of the page', (area) => {
    const printed = deckOf(area).flatMap((card) =>
      card.kind === 'points' ? [`${card.name} ${card.cost} ${card.points}`] : [],
    );
    expect(printed).toEqual(CITY[area].split(/,\s+/));
  });
});
