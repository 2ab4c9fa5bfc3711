import { rotterdam } from '@/games/rotterdam';
import { HARBOURS, PRODUCTS } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES } from '@/games/rotterdam/cards/orders';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { ALL_MOVES } from '@/games/rotterdam/offers';
import { playAtRandom, seedOf } from '../../support/random-play';
import { indexIn, moveOf, type NamedMove } from './named';
import { fresh, Scene } from './scenario';

interface Start {
  harbourMaster: number;
  stacks: Record<string, string[]>;
  orders: { open: string[]; deck: string[] };
  shipCards: { open: string[]; deck: string[] };
  shuffle: number;
}

const ids = (cards: readonly string[], names: readonly string[]): number[] =>
  cards.map((card) => indexIn(names, card));

/** The table as a transcript describes it, on another set-up's leftovers. */
function tableOf(start: Start, seats: number, options: object): Scene {
  const { state } = fresh(seats, { ...options, firstHarbourMaster: start.harbourMaster });
  state.stacks = HARBOURS.map((name) => ids(start.stacks[name] ?? [], PRODUCTS).reverse());
  state.orders = ids(start.orders.open, ORDER_NAMES);
  state.orderDeck = ids(start.orders.deck, ORDER_NAMES).reverse();
  state.row = ids(start.shipCards.open, SHIP_CARD_NAMES);
  state.deck = ids(start.shipCards.deck, SHIP_CARD_NAMES).reverse();
  state.shuffleSeed = start.shuffle;
  return new Scene(state);
}

describe('transcripts', () => {
  it.each([
    [2, {}],
    [3, { bidding: true }],
    [4, { fixedRounds: true, bidding: true }],
  ])('hold all that a game needs to be played again: %d players, %j', (seats, options) => {
    let start: unknown;
    const play = playAtRandom({
      game: rotterdam,
      seats,
      options,
      seed: seedOf(`transcript${seats}`),
      longest: 10_000,
      before: (position) => {
        start ??= JSON.parse(JSON.stringify(rotterdam.transcript.start(position.play.state)));
      },
    });
    const scene = tableOf(start as Start, seats, options);
    for (const { seat, move } of play.moves) scene.play(seat, rotterdam.transcript.move(move) as NamedMove);
    expect(rotterdam.transcript.scores(scene.state)).toEqual(rotterdam.transcript.scores(play.state));
    expect(scene.state).toEqual(play.state);
  });

  it('write every move in names that can be read back', () => {
    for (const move of ALL_MOVES) {
      const named = rotterdam.transcript.move(move) as NamedMove;
      expect(moveOf(named)).toEqual(move);
    }
    expect(rotterdam.transcript.move({ type: 'bid', amount: 7 })).toEqual({ type: 'bid', amount: 7 });
  });

  it('list every kind of card with its number', () => {
    const cards = Object.values(rotterdam.transcript.cards()) as { kind: string; count?: number }[];
    const count = (kind: string) =>
      cards.filter((card) => card.kind === kind).reduce((sum, card) => sum + (card.count ?? 1), 0);
    expect([count('product'), count('order'), count('ship-card')]).toEqual([60, 46, 20]);
  });

  it('reshuffle by the dice that the start lays down', () => {
    const scene = fresh(2)
      .play(0, { type: 'launch', at: 'S1', raw: 'oil' })
      .play(1, { type: 'launch', at: 'S2', raw: 'oil' });
    scene.playedBut(0);
    const row = scene.state.played.slice();
    let shuffle = BigInt(scene.state.shuffleSeed);
    for (let last = row.length - 1; last > 0; last -= 1) {
      shuffle = (1664525n * shuffle + 1013904223n) % (1n << 32n);
      const other = Number((shuffle * BigInt(last + 1)) >> 32n);
      [row[last], row[other]] = [row[other] ?? -1, row[last] ?? -1];
    }
    scene.play(0, { type: 'work', role: 'sailor' }, { type: 'drawCard' });
    expect(scene.cardsOf(0)).toEqual([SHIP_CARD_NAMES[row.pop() ?? -1]]);
    expect([scene.state.deck, scene.state.shuffleSeed]).toEqual([row, Number(shuffle)]);
  });
});
