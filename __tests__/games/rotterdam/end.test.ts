import type { Viewer } from '@/engine/game';
import { rotterdam } from '@/games/rotterdam';
import { CARD_POINTS, PRODUCTS } from '@/games/rotterdam/cards/goods';
import { POINTS_TO_END } from '@/games/rotterdam/cards/limits';
import { SHIP_CARD_NAMES, SHIP_CARD_POINTS } from '@/games/rotterdam/cards/ship-cards';
import { pointsOf } from './named';
import { fresh, lastWorker, table, type Scene } from './scenario';

const cash = (amount: number) => ({ type: 'cash', amount });

const outcome = (scene: Scene) => rotterdam.outcome(scene.state);

const inHand = (product: (typeof PRODUCTS)[number]): number => CARD_POINTS[PRODUCTS.indexOf(product)] ?? 0;
const onCard = (card: (typeof SHIP_CARD_NAMES)[number]): number =>
  SHIP_CARD_POINTS[SHIP_CARD_NAMES.indexOf(card)] ?? 0;

describe('the end of the game', () => {
  it('RT-40 at 15 order points the round is played to its end, then the game ends', () => {
    const scene = table(3).orders('jam-broth').hand(1, 'jam', 'broth');
    scene.earned(1, POINTS_TO_END - pointsOf('jam-broth'));
    scene.play(0, cash(3)).play(1, { type: 'forward', order: 'jam-broth' });
    expect([scene.said().includes('lastRound'), outcome(scene), scene.state.actor]).toEqual([
      true,
      undefined,
      2,
    ]);
    lastWorker(scene, 2).play(2, cash(1));
    expect([scene.state.phase, scene.state.round]).toEqual(['over', 1]);
    expect(outcome(scene)?.winners).toEqual([1]);
    expect(rotterdam.waitingFor(scene.state)).toEqual([]);
    expect(scene.refusal(0, cash(3))).toBe('gameOver');
  });

  it('RT-40 a point less does not end it', () => {
    const scene = lastWorker(table(3).earned(0, POINTS_TO_END - 1), 2).play(2, cash(1));
    expect([scene.player(0).orderPoints, scene.state.round]).toEqual([POINTS_TO_END - 1, 2]);
  });

  it('RT-41 counts orders, product cards in hand and points on ship cards', () => {
    const scene = lastWorker(table(3), 2).earned(0, POINTS_TO_END).hand(0, 'petrol', 'jam', 'jam');
    scene
      .cards(0, 'harbour-festival', 'city-honours', 'tug')
      .hand(1, 'cookies')
      .cards(1, 'city-honours')
      .play(2, cash(1));
    const [cookies, honours] = [inHand('cookies'), onCard('city-honours')];
    const [products, shipCards] = [
      inHand('petrol') + 2 * inHand('jam'),
      onCard('harbour-festival') + honours,
    ];
    expect(outcome(scene)?.scores).toEqual([
      {
        seat: 0,
        total: POINTS_TO_END + products + shipCards,
        parts: { orders: POINTS_TO_END, products, shipCards },
      },
      { seat: 1, total: cookies + honours, parts: { orders: 0, products: cookies, shipCards: honours } },
      { seat: 2, total: 0, parts: { orders: 0, products: 0, shipCards: 0 } },
    ]);
  });

  it('RT-41 the most points win, also without the most order points', () => {
    const scene = lastWorker(table(3), 2)
      .earned(0, POINTS_TO_END)
      .earned(1, POINTS_TO_END - 1)
      .hand(1, 'jam', 'jam');
    scene.play(2, cash(1));
    expect(outcome(scene)?.winners).toEqual([1]);
  });

  it('RT-41 a tie goes to more order points', () => {
    const scene = lastWorker(table(3).money(0, 30, 0), 2)
      .earned(0, POINTS_TO_END)
      .earned(1, POINTS_TO_END - inHand('petrol'));
    scene.hand(1, 'petrol').play(2, cash(1));
    expect(outcome(scene)?.scores.map((score) => score.total)).toEqual([POINTS_TO_END, POINTS_TO_END, 0]);
    expect(outcome(scene)?.winners).toEqual([0]);
  });

  it.each([
    [[4, 6, 0], [1]],
    [
      [5, 5, 0],
      [0, 1],
    ],
  ])('RT-41 then to more money, then the win is shared: money %j', (money, winners) => {
    const scene = lastWorker(table(3).money(...money), 2)
      .earned(0, POINTS_TO_END)
      .earned(1, POINTS_TO_END);
    scene.play(2, cash(1));
    expect(outcome(scene)?.winners).toEqual(winners);
  });

  it('RT-41 RT-60 before that, everybody counts orders, the own cards, and those of others that they know of', () => {
    const scene = table(2).earned(1, POINTS_TO_END).hand(1, 'jam').cards(1, 'city-honours');
    const parts = (viewer: Viewer) =>
      rotterdam.standings(rotterdam.view(scene.state, viewer)).map((score) => score.parts);
    const known = { orders: POINTS_TO_END, products: 0, shipCards: 0 };
    const whole = {
      orders: POINTS_TO_END,
      products: CARD_POINTS[PRODUCTS.indexOf('jam')],
      shipCards: SHIP_CARD_POINTS[SHIP_CARD_NAMES.indexOf('city-honours')],
    };
    expect([parts('table')[1], parts(0)[1], parts(1)[1]]).toEqual([known, known, whole]);
  });

  it('RT-41 RT-60 shows all hands to be counted', () => {
    const scene = lastWorker(
      table(3).earned(0, POINTS_TO_END).hand(1, 'jam').cards(1, 'city-honours'),
      2,
    ).play(2, cash(1));
    expect(rotterdam.view(scene.state, 0).players[1]).toMatchObject({ hidden: [0, 0, 0, 0], hiddenCards: 0 });
  });

  it.each([
    [29, 'work'],
    [30, 'over'],
  ])('RT-44 after round %d the phase is %s', (round, phase) => {
    const scene = lastWorker(table(3).round(round), 2).play(2, cash(1));
    expect(scene.state.phase).toBe(phase);
  });

  it.each([
    [2, 9, 'work'],
    [2, 10, 'over'],
    [3, 7, 'work'],
    [3, 8, 'over'],
    [4, 5, 'work'],
    [4, 6, 'over'],
  ])('RT-42 fixed rounds with %d players: after round %d the phase is %s', (seats, round, phase) => {
    const scene = table(seats, { fixedRounds: true }).round(round);
    lastWorker(scene, seats - 1).play(seats - 1, cash(3));
    expect(scene.state.phase).toBe(phase);
  });

  it('RT-42 with fixed rounds 15 order points end nothing', () => {
    const scene = lastWorker(table(3, { fixedRounds: true }).earned(0, POINTS_TO_END), 2).play(2, cash(1));
    expect(scene.state.phase).toBe('work');
  });
});

describe('bidding for the tower', () => {
  const bid = (amount: number) => ({ type: 'bid', amount });
  const pass = { type: 'pass' };
  const launched = (options: object = {}) =>
    fresh(3, { bidding: true, ...options })
      .play(0, { type: 'launch', at: 'S1', raw: 'oil' })
      .play(1, { type: 'launch', at: 'S2', raw: 'oil' })
      .play(2, { type: 'launch', at: 'S3', raw: 'oil' });
  const endOfRound = () => lastWorker(table(3, { bidding: true }), 2).play(2, cash(1));

  it('RT-43 asks everybody once before the first round; the drawn harbour master bids last', () => {
    const scene = launched();
    expect([scene.state.phase, scene.state.actor, scene.state.round]).toEqual(['bid', 1, 0]);
    scene.play(1, bid(2)).play(2, pass);
    expect(scene.state.actor).toBe(0);
    expect(scene.refusal(0, bid(2))).toBe('bidTooLow');
    expect(scene.refusal(0, bid(16))).toBe('bidTooHigh');
    expect(scene.offersOf(0, 'bid')).toHaveLength(13);
  });

  it('RT-43 the highest bidder pays the bank and is harbour master', () => {
    const scene = launched().play(1, bid(2)).play(2, bid(5)).play(0, pass);
    expect(scene.state).toMatchObject({ harbourMaster: 2, turn: 2, round: 1, phase: 'work' });
    expect(scene.state.players.map((player) => player.money)).toEqual([15, 15, 10]);
  });

  it('RT-43 with no bid the drawn harbour master keeps the tower in the first round', () => {
    const scene = launched().play(1, pass).play(2, pass).play(0, pass);
    expect(scene.state).toMatchObject({ harbourMaster: 0, round: 1 });
  });

  it('RT-43 with no bid the tower goes on clockwise later', () => {
    const scene = endOfRound().play(1, pass).play(2, pass).play(0, pass);
    expect(scene.state).toMatchObject({ harbourMaster: 1, round: 2 });
  });

  it('RT-43 replaces the passing of the tower: the holder may buy it again', () => {
    const scene = endOfRound().play(1, pass).play(2, pass).play(0, bid(1));
    expect(scene.state).toMatchObject({ harbourMaster: 0, round: 2 });
  });

  it('RT-43 passes over whoever cannot outbid', () => {
    const scene = launched();
    scene.money(15, 15, 3);
    scene.play(1, bid(3));
    expect(scene.state.actor).toBe(0);
  });

  it('RT-43 asks nobody where nobody has money', () => {
    const scene = lastWorker(table(3, { bidding: true }).money(0, 0, 0), 2);
    scene.play(2, { type: 'work', role: 'trader' }, { type: 'finish' });
    expect(scene.state).toMatchObject({ harbourMaster: 1, round: 2, phase: 'work' });
  });

  it('RT-43 RT-42 works with fixed rounds, and there is no bidding after the last', () => {
    const scene = lastWorker(table(3, { bidding: true, fixedRounds: true }).round(8), 2).play(2, cash(1));
    expect(scene.state.phase).toBe('over');
    const before = lastWorker(table(3, { bidding: true, fixedRounds: true }).round(7), 2).play(2, cash(1));
    expect(before.state.phase).toBe('bid');
  });
});
