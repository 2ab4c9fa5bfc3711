import { transcriptOf } from '@/engine/transcript';
import { packetRow } from '@/games/packet-row';
import { playAtRandom, seedOf } from '../../support/random-play';
import { costOf, rewardOf } from './card-names';
import { choose, decline, deliver, take, takeNext, type NamedMove } from './named-moves';
import { AREAS, type PublishedCard, type Transcript } from './referee/published';
import { scenario } from './scenario';

function transcript(seats: number, options: unknown = {}): Transcript {
  const play = playAtRandom({ game: packetRow, seats, options, seed: seedOf('shape'), longest: 2_000 });
  return JSON.parse(JSON.stringify(transcriptOf(packetRow, play, options))) as Transcript;
}

const CONTRACT = ['good', 'units', 'destination', 'reward'];
/** Fields beside `kind`. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  contract: ['area', ...CONTRACT],
  'start-contract': CONTRACT,
  ship: ['area', 'destination'],
  goods: ['area', 'good', 'units', 'cost'],
  gold: ['area', 'units', 'cost'],
  money: ['area', 'amount'],
  points: ['area', 'name', 'cost', 'points'],
  assistant: ['area'],
  captain: ['area'],
  trader: ['area'],
  banker: ['area'],
};

describe('the transcript of a game', () => {
  it('has the envelope of every game', () => {
    const told = transcript(4, { ledger: false });
    expect(Object.keys(told)).toEqual([
      ...['format', 'game', 'players', 'seed', 'options', 'cards', 'start', 'moves', 'end'],
    ]);
    expect(told).toMatchObject({
      format: 'harbourmaster-transcript/1',
      game: 'packet-row',
      players: 4,
      seed: 'shape',
      options: { ledger: false },
    });
  });

  it('lists all 172 cards, each with exactly the fields of its kind', () => {
    const cards = Object.values(transcript(2).cards);
    expect(cards).toHaveLength(172);
    for (const card of cards) {
      expect(Object.keys(card).sort()).toEqual(['kind', ...(FIELDS[card.kind] ?? ['?'])].sort());
      if (card.area !== undefined) expect(AREAS).toContain(card.area);
    }
  });

  it.each<[string, PublishedCard]>([
    ['fur-2-1', { kind: 'goods', area: 'market', good: 'fur', units: 2, cost: costOf('fur-2') }],
    ['gold-1-5', { kind: 'gold', area: 'docks', units: 1, cost: costOf('gold-1') }],
    ['ship-germany-3', { kind: 'ship', area: 'docks', destination: 'germany' }],
    ['money-8', { kind: 'money', area: 'bank', amount: 8 }],
    [
      'sailors-rest',
      { kind: 'points', area: 'docks', name: "Sailors' Rest", cost: costOf('sailors-rest'), points: 2 },
    ],
    ['banker-2', { kind: 'banker', area: 'bank' }],
    [
      'contract-cotton-netherlands',
      {
        kind: 'contract',
        area: 'guildhall',
        good: 'cotton',
        units: 3,
        destination: 'netherlands',
        reward: rewardOf('contract-cotton-netherlands'),
      },
    ],
    [
      'start-contract-grain-sweden',
      {
        kind: 'start-contract',
        good: 'grain',
        units: 3,
        destination: 'sweden',
        reward: rewardOf('start-contract-grain-sweden'),
      },
    ],
  ])('writes %s as published', (name, card) => {
    expect(packetRow.transcript.cards()[name]).toEqual(card);
  });

  it.each([
    [2, 2, 6],
    [3, 2, 0],
    [4, 3, 0],
    [5, 4, 0],
  ])('of %d players starts with the table after set-up', (players, size, removed) => {
    const { start, cards } = transcript(players);
    expect(Object.keys(start)).toEqual(['harbourMaster', 'decks', 'current', 'future', 'hands']);
    expect(start.harbourMaster).toBeLessThan(players);
    expect(start.hands).toHaveLength(players);
    for (const hand of start.hands) expect(hand.map((id) => cards[id]?.kind)).toEqual(['start-contract']);
    for (const [area, total] of [
      ['guildhall', 38],
      ['docks', 42],
      ['market', 42],
      ['bank', 38],
    ] as const) {
      expect(start.current[area]).toHaveLength(size);
      expect(start.future[area]).toHaveLength(2);
      expect(start.decks[area]).toHaveLength(total - removed - size - 2);
    }
    const placed = [start.decks, start.current, start.future].flatMap((rows) => Object.values(rows)).flat();
    expect(new Set(placed).size).toBe(placed.length);
    for (const id of placed) expect(cards[id]).toBeDefined();
  });

  it('lists decks with the next card first', () => {
    const { state } = scenario({ players: 3, bank: ['banker'], next: { bank: ['money-8', 'clock-tower'] } });
    const start = packetRow.transcript.start(state) as Transcript['start'];
    expect(start.decks.bank.slice(0, 2)).toEqual(['money-8', 'clock-tower']);
  });

  it('tells every move by whom and what, with names of cards', () => {
    const { moves, cards } = transcript(5);
    expect(moves.length).toBeGreaterThan(50);
    for (const played of moves) {
      expect(Object.keys(played)).toEqual(['seat', 'move']);
      if (played.move.type === 'take') expect(cards[played.move.card]).toBeDefined();
    }
    expect(moves.slice(-5).map(({ move }) => move)).toContainEqual({ type: 'done' });
  });

  const table = () =>
    scenario({
      market: ['fur-1-1'],
      future: { market: ['fur-3-2'] },
      hands: [
        [],
        ['assistant-4', 'contract-fur-france', 'fur-2-1', 'cotton-1-1', 'trader-2', 'gold-1-3', 'captain-1'],
      ],
      ships: [[], ['ship-spain-2']],
    }).answers(choose('market'));

  it.each<[string, NamedMove, unknown]>([
    ['decline', decline, { type: 'decline' }],
    ['take', take('fur-1-1'), { type: 'take', card: 'fur-1-1' }],
    [
      'take with an assistant',
      takeNext('fur-3-2'),
      { type: 'take', card: 'fur-3-2', assistant: 'assistant-4' },
    ],
    [
      'deliver with helpers',
      deliver('contract-fur-france', 'ship-spain:captain:france', 'fur-2 cotton-1:trader:fur gold-1:fur'),
      {
        type: 'deliver',
        contracts: ['contract-fur-france'],
        ships: [{ card: 'ship-spain-2', captain: 'captain-1', destination: 'france' }],
        goods: [{ card: 'fur-2-1' }, { card: 'cotton-1-1', trader: 'trader-2', as: 'fur' }],
        gold: [{ card: 'gold-1-3', as: 'fur' }],
      },
    ],
  ])('writes %s as the table of moves says', (_, move, published) => {
    const { state } = table();
    const played = move(state, 1);
    expect(table().problem(1, move)).toBeUndefined();
    expect(packetRow.transcript.move(played)).toEqual(published);
  });

  it.each([2, 3, 4, 5])('ends with one row of scores for each of %d seats, which add up', (players) => {
    const { scores, winners } = transcript(players).end;
    expect(scores.map((score) => score.seat)).toEqual(Array.from({ length: players }, (_, seat) => seat));
    for (const score of scores) {
      expect(Object.keys(score)).toEqual(['seat', 'total', 'buildings', 'money', 'bankers', 'cash']);
      expect(score.total).toBe(score.buildings + score.money + score.bankers);
      expect(score.money).toBe(Math.floor(score.cash / 10));
    }
    expect(winners.length).toBeGreaterThan(0);
  });

  it('is the same text for the same seed', () => {
    expect(JSON.stringify(transcript(3))).toBe(JSON.stringify(transcript(3)));
  });
});
