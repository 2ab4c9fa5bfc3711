import { Errand } from '@/match/errand';
import { importAll } from '@/match/import-all';
import { sealed } from '@/storage/save-text';
import { FakeClock } from '../ai/fake-clock';
import { memoryStore } from '../support/memory-store';
import { appOn, isListed, peopleAt, playMoves, startedOn } from '../support/saved-matches';

/** A clock on which every look takes its time, and whose rests are counted and end by themselves. */
class TiringClock extends FakeClock {
  rests = 0;

  constructor(
    private readonly cost: number,
    private readonly resting: () => void = () => undefined,
  ) {
    super();
  }

  override now(): number {
    return (this.time += this.cost);
  }

  override soon(run: () => void): () => void {
    this.rests += 1;
    this.resting();
    void Promise.resolve().then(run);
    return () => undefined;
  }
}

const MOVES = 12;

async function aGame(): Promise<string> {
  const app = appOn(memoryStore());
  const match = await startedOn(app, peopleAt('packet-row'));
  await playMoves(match, MOVES);
  return (await app.exportText(match.getSnapshot().id)) ?? '';
}

const forged = (text: string): string =>
  sealed(text.replace(/"digest":"[^"]*"/, '"digest":"x"').replace(/,"check":"[^"]*"\}$/, '}'));

const many = (text: string, lines: number): string[] => Array.from({ length: lines }, () => text);

describe('whoever takes in games', () => {
  it('sees the screen go on between the moves of one game, however slow the device is', async () => {
    const clock = new TiringClock(20);
    const { made } = await importAll(appOn(memoryStore()), await aGame(), { errand: new Errand(clock) });
    expect(made).toHaveLength(1);
    expect(clock.rests).toBeGreaterThanOrEqual(MOVES);
  });

  it('sees it go on between games that are refused without a move being played', async () => {
    const clock = new TiringClock(20);
    const text = [...many(sealed('{"format":"harbourmaster-save/1"}'), 30)].join('\n');
    const { refused } = await importAll(appOn(memoryStore()), text, { errand: new Errand(clock) });
    expect(refused).toHaveLength(30);
    expect(clock.rests).toBeGreaterThanOrEqual(30);
  });

  it('waits no longer than it has to', async () => {
    const clock = new TiringClock(0);
    await importAll(appOn(memoryStore()), await aGame(), { errand: new Errand(clock) });
    expect(clock.rests).toBe(0);
  });

  it('is told how far it is', async () => {
    const told: string[] = [];
    const text = many(await aGame(), 3).join('\n');
    await importAll(appOn(memoryStore()), text, { tell: (looked, games) => told.push(`${looked}/${games}`) });
    expect(told).toEqual(['0/3', '1/3', '2/3']);
  });

  it('can stop: what has come in stays, and nothing else is looked at', async () => {
    const app = appOn(memoryStore());
    const errand = new Errand(new TiringClock(0));
    const tell = (looked: number) => {
      if (looked === 2) errand.callOff();
    };
    const { made, refused } = await importAll(app, many(await aGame(), 4).join('\n'), { errand, tell });
    expect([made.length, refused]).toEqual([2, ['calledOff', 'calledOff']]);
    expect((await app.list()).filter(isListed)).toHaveLength(2);
  });

  it('can stop in the middle of a game, which then stays out', async () => {
    const app = appOn(memoryStore());
    const errand: Errand = new Errand(new TiringClock(20, () => clockRang()));
    let rests = 0;
    const clockRang = () => {
      if ((rests += 1) === MOVES / 2) errand.callOff();
    };
    expect(await importAll(app, await aGame(), { errand })).toEqual({ made: [], refused: ['calledOff'] });
    expect(rests).toBe(MOVES / 2);
    expect(await app.list()).toEqual([]);
  });

  it('calls each game as the words of the app have it', async () => {
    const app = appOn(memoryStore());
    const call = ({ game, name }: { game: string; name: string | undefined }) => `${name ?? game} (new)`;
    const { made } = await importAll(app, await aGame(), { call });
    expect(made.map(({ name }) => name)).toEqual(['packet-row (new)']);
    expect((await app.list()).filter(isListed).map(({ name }) => name)).toEqual(['packet-row (new)']);
  });
});

it('letters that say nothing are passed over after half a million in a row', async () => {
  const nothing = sealed(`{"format":"harbourmaster-save/1","a":"${'x'.repeat(99_950)}"}`);
  const { made, refused } = await importAll(
    appOn(memoryStore()),
    [await aGame(), ...many(nothing, 7), await aGame()].join('\n'),
  );
  expect([made.length, refused]).toEqual([1, [...many('notASave', 5), ...many('passedOver', 3)]]);
});

describe('games that are whole to the letter and played again in vain', () => {
  it('are passed over after ten in a row, with all that come behind them', async () => {
    const text = await aGame();
    const { made, refused } = await importAll(
      appOn(memoryStore()),
      [text, ...many(forged(text), 12)].join('\n'),
    );
    expect(made).toEqual([]);
    expect(refused).toEqual([...many('wrongMoves', 10), ...many('passedOver', 3)]);
  });

  it('do not take those with them that stand between them', async () => {
    const text = await aGame();
    const nine = many(forged(text), 9);
    const { made, refused } = await importAll(
      appOn(memoryStore()),
      [...nine, text, ...nine, text].join('\n'),
    );
    expect([made.length, new Set(refused)]).toEqual([2, new Set(['wrongMoves'])]);
  });

  it('are not those of other rules, which nobody plays again', async () => {
    const text = await aGame();
    const other = sealed(
      text.replaceAll(/"rulesVersion":\d+/g, '"rulesVersion":900').replace(/,"check":"[^"]*"\}$/, '}'),
    );
    const { made, refused } = await importAll(appOn(memoryStore()), [text, ...many(other, 12)].join('\n'));
    expect([made.length, refused]).toEqual([1, many('otherRules', 12)]);
  });
});
