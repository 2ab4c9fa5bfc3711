import { sightOf } from '@/match/sight';
import { NotStored } from '@/storage/surely';
import { EVERY_FAULT, faultyStore, happensTo, type Injection } from '../support/faulty-store';
import { memoryStore } from '../support/memory-store';
import { appOn, movesIn, openedOn, peopleAt, startedOn } from '../support/saved-matches';
import {
  ALONE,
  before,
  FIRST_PURCHASE,
  FIRST_STOCK,
  harbourAt,
  openingOf,
  OPTIONS,
  readAll,
  SECOND_PURCHASE,
} from './harbour-game';
import { until } from './open-table';

const revealed = { available: false, reason: 'revealed' };
const saidIn = (events: readonly { type: string; phrase?: { key: string } }[]) =>
  events.flatMap(({ phrase }) => phrase?.key ?? []);

describe('several moves behind one button', () => {
  it('are made in their order, stored once and shown once', async () => {
    const { match, stored, now } = harbourAt(0);
    const shown: number[] = [];
    match.subscribe(() => shown.push(match.getSnapshot().made));
    expect(await match.play(...readAll(FIRST_STOCK))).toBeUndefined();
    expect(stored.map(({ play }) => play.moves.length)).toEqual([3]);
    expect(new Set(shown)).toEqual(new Set([3]));
    expect(now()).toMatchObject({ made: 3, asked: 1, last: { number: 2, seat: 0 } });
  });

  it('are on the log a move each, and happened as one, numbered by the last', async () => {
    const { match, now } = harbourAt(before('ship livestock'), { seats: ALONE });
    await match.play(...readAll(SECOND_PURCHASE));
    const { happened } = sightOf(now(), 0);
    expect(happened).toMatchObject({ number: before('keep fish'), seat: 0 });
    expect(saidIn(happened?.events ?? [])).toEqual(['shipped', 'shipped', 'bought', 'kept', 'turnedUp']);
    expect(
      now()
        .log.slice(-4)
        .map(({ number, events }) => [number, saidIn(events).length]),
    ).toEqual([
      [20, 1],
      [21, 1],
      [22, 1],
      [23, 2],
    ]);
  });

  it.each<[string, readonly string[], string]>([
    ['the second', ['ship wood', 'ship fish', 'buy lumber-camp'], 'tooFewToShip'],
    ['the last', ['ship wood', 'ship stone', 'buy bank'], 'tooDear'],
    ['one that is not asked for any more', [...FIRST_PURCHASE, 'gain wood'], 'notYourDecision'],
    ['one that is no move at all', ['ship wood', 'shrug'], 'notAMove'],
  ])('are none of them made where %s is refused', async (_which, moves, problem) => {
    const { match, stored, now, made } = harbourAt(before('ship wood'), { seats: ALONE });
    const { play, log } = now();
    expect(await match.play(...readAll(moves))).toMatchObject({ problem });
    expect(made()).toBe(before('ship wood'));
    expect(now()).toMatchObject({ play, log, happened: undefined });
    expect(stored).toEqual([]);
    expect(await match.play(...readAll(FIRST_PURCHASE))).toBeUndefined();
  });

  it('are foretold to be refused in the same words, by what whoever acts can know', () => {
    const { now } = harbourAt(before('ship wood'), { seats: ALONE });
    const sight = sightOf(now(), 0);
    const state = structuredClone(now().play.state);
    expect(sight.problem(...readAll(FIRST_PURCHASE))).toBeUndefined();
    expect(sight.problem(...readAll(['ship wood', 'ship fish']))).toMatchObject({ problem: 'tooFewToShip' });
    expect(sight.problem(...readAll(['ship fish', 'ship wood']))).toMatchObject({ problem: 'tooFewToShip' });
    expect(now().play.state).toEqual(state);
  });

  it('count once for whoever looks next, and once among what could not be stored', async () => {
    const { match, now } = harbourAt(0, { store: () => Promise.reject(new NotStored('full')) });
    await match.play(...readAll(FIRST_STOCK));
    const sight = sightOf(now(), 1);
    expect(sight.news).toEqual([]);
    expect(sight.happened?.events).toHaveLength(6);
    await match.play(...readAll(['gain wood', 'gain wood', 'gain wood']));
    expect(sightOf(now(), 'table').news.map((events) => saidIn(events))).toEqual([
      ['gifted', 'gifted', 'gifted'],
    ]);
    expect(now()).toMatchObject({ unstored: 2 });
  });

  it('are one for a double tap', async () => {
    const { match, made } = harbourAt(0);
    await Promise.all([match.play(...readAll(FIRST_STOCK)), match.play(...readAll(FIRST_STOCK))]);
    expect(made()).toBe(3);
  });

  it('hold the next bot up until their motion has ended', async () => {
    const { match, made } = harbourAt(0, { seats: ALONE, botPause: () => 0 });
    await match.play(...readAll(FIRST_STOCK));
    match.settled(1);
    await new Promise((go) => setTimeout(go, 40));
    expect(made()).toBe(3);
    match.settled(2);
    await until(() => made() > 3);
  });

  it('need an open table while a hand lies covered, every one of them', async () => {
    const options = { startingPlayer: 0, bonusCards: true };
    const device = memoryStore();
    const match = await startedOn(appOn(device, 'hand'), peopleAt('harbour', 2, options));
    expect(match.getSnapshot().stage).toEqual({ kind: 'covered', seat: 0, hides: true });
    const own = ['gain fish', 'own pub'];
    expect(await match.play(...readAll(own))).toMatchObject({ problem: 'handCovered' });
    expect(movesIn(match)).toEqual([]);
    expect(await match.play(...readAll(['gain fish', 'gain fish']))).toBeUndefined();
    expect(movesIn(match)).toHaveLength(2);
  });
});

describe('undo takes back what one button did', () => {
  it('all of it', async () => {
    const { match, now, stored } = harbourAt(before('ship livestock'), { seats: ALONE });
    await match.play(...readAll(SECOND_PURCHASE.slice(0, 3)));
    expect(now().undo).toMatchObject({ available: true });
    await match.undo();
    expect(now()).toMatchObject({ made: before('ship livestock'), asked: 0 });
    expect(stored.map(({ play }) => play.moves.length)).toEqual([23, 20]);
    expect(await match.play(...readAll(SECOND_PURCHASE))).toBeUndefined();
  });

  it('one button after the other', async () => {
    const { match, now, made } = harbourAt(before('go bank'), { seats: ALONE });
    await match.play(...readAll(['go bank']));
    await match.play(...readAll(['gain fish', 'ship livestock']));
    await match.play(...readAll(['ship fish', 'buy ranch']));
    const left: number[] = [];
    while (now().undo.available) {
      await match.undo();
      left.push(made() - before('go bank'));
    }
    expect(left).toEqual([3, 1, 0]);
    expect(now().undo).toEqual({ available: false, reason: 'botsMoved' });
  });

  it('up to where something was revealed, and says why not further', async () => {
    const { match, now, made } = harbourAt(before('ship wood'), { seats: ALONE });
    await match.play(...readAll(FIRST_PURCHASE));
    expect(now().undo).toMatchObject({ available: true });
    await match.undo();
    expect(made()).toBe(12);
    expect(saidIn(sightOf(now(), 0).happened?.events ?? [])).toEqual([
      'shipped',
      'shipped',
      'bought',
      'turnedUp',
    ]);
    expect(now()).toMatchObject({ asked: 0, undo: revealed });
    await match.undo();
    expect(made()).toBe(12);
  });

  it('nothing of it where its last move revealed something', async () => {
    const { match, now } = harbourAt(before('ship livestock'), { seats: ALONE });
    await match.play(...readAll(SECOND_PURCHASE));
    expect(now().undo).toEqual(revealed);
  });

  it('nothing of it once the match was opened again', async () => {
    const played = harbourAt(0, { seats: ALONE });
    await played.match.play(...readAll(FIRST_STOCK.slice(0, 2)));
    const { now } = harbourAt(0, { seats: ALONE, left: played.now() });
    expect(now().undo).toEqual({ available: false, reason: 'beforeOpening' });
  });
});

describe('a device that fails while a purchase is stored', () => {
  /** The purchase on such a device; what the app finds there when it is started again. */
  async function purchase(injection?: Injection) {
    const device = memoryStore();
    const begun = await startedOn(
      appOn(device),
      peopleAt('harbour', 2, OPTIONS),
      openingOf(before('ship livestock')),
    );
    const { id } = begun.getSnapshot();
    begun.close();
    const store = faultyStore(device, injection);
    const match = await openedOn(appOn(store), id).catch(() => undefined);
    match?.reveal();
    await match?.play(...readAll(SECOND_PURCHASE)).catch(() => undefined);
    const told = match?.getSnapshot().saveProblem;
    match?.close();
    const back = await openedOn(appOn(memoryStore(device.texts)), id);
    return { trace: store.trace, made: movesIn(back).length, told, dead: store.isDead(), opened: match };
  }
  const ALL = before('keep fish') + 1;

  it('holds all of it or nothing, and all of it where nothing was said against', async () => {
    const { trace, made } = await purchase();
    expect(made).toBe(ALL);
    const found = new Set<number>();
    for (const [at, operation] of trace.entries()) {
      for (const fault of EVERY_FAULT.filter((one) => happensTo(one, operation))) {
        const { made, told, dead, opened } = await purchase({ fault, at });
        found.add(made);
        if (opened !== undefined && !dead && told === undefined) expect(made).toBe(ALL);
      }
    }
    expect(found).toEqual(new Set([before('ship livestock'), ALL]));
  });

  it('has shown nothing of it before it was stored', async () => {
    let stored: (() => void) | undefined;
    const { match, made } = harbourAt(before('ship livestock'), {
      seats: ALONE,
      store: () => new Promise((resolve) => (stored = resolve)),
    });
    const shown: number[] = [];
    match.subscribe(() => shown.push(match.getSnapshot().made));
    const played = match.play(...readAll(SECOND_PURCHASE));
    await until(() => stored !== undefined);
    expect(made()).toBe(before('ship livestock'));
    stored?.();
    await played;
    expect(new Set(shown)).toEqual(new Set([ALL]));
  });
});
