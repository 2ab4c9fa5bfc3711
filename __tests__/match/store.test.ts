import AsyncStorage from '@react-native-async-storage/async-storage';
import { Match } from '@/match/match';
import type { Opening } from '@/match/opening';
import { savedMatches } from '@/match/store';
import { sealed } from '@/storage/save-text';
import { peopleAt } from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

beforeEach(() => AsyncStorage.clear());

async function started(): Promise<string> {
  const match = await savedMatches.start(peopleAt('harbour'));
  if (!(match instanceof Match)) throw new Error(match.problem);
  return match.getSnapshot().id;
}

describe('the matches of this device', () => {
  it('are kept under the app’s prefix, each under an id of its own', async () => {
    const [one, other] = [await started(), await started()];
    expect(one).not.toBe(other);
    const keys = await AsyncStorage.getAllKeys();
    const saved = [`harbourmaster/save/${one}/b`, `harbourmaster/save/${other}/b`];
    expect([...keys].sort()).toEqual(['harbourmaster/order', ...saved].sort());
  });

  it('have dice that no address tells: neither their id nor another match’s dice are in their seed', async () => {
    const start = async (opening?: Opening) => {
      const match = await savedMatches.start(peopleAt('packet-row'), opening);
      if (!(match instanceof Match)) throw new Error(match.problem);
      return wholeMatch(match);
    };
    const [one, other] = [await start(), await start()];
    const { seed, moves } = one.play;
    const playedOn = await start({ seed, moves, freshFuture: true });
    expect(playedOn.play.seed.startsWith(`${seed}@0:`)).toBe(true);
    expect(other.play.seed).not.toBe(seed);
    for (const { id, play } of [one, other, playedOn]) {
      for (const part of id.split('-')) expect(play.seed).not.toContain(part);
    }
  });

  it('are found again, read one by one where the device cannot hand them over together', async () => {
    const id = await started();
    jest.mocked(AsyncStorage.multiGet).mockRejectedValueOnce(new Error('row too big'));
    expect(await savedMatches.list()).toMatchObject([{ id, game: 'harbour' }]);
    expect(await savedMatches.open(id)).toBeInstanceOf(Match);
  });

  it('leave everything else on the device alone when they go', async () => {
    await AsyncStorage.setItem('harbourmaster/settings', '{}');
    const id = await started();
    await savedMatches.discard(id);
    await savedMatches.remove(id);
    expect(await AsyncStorage.getAllKeys()).toEqual(['harbourmaster/settings', 'harbourmaster/discarded']);
    expect(await savedMatches.discarded()).toBeUndefined();
  });

  it('wait for other windows of the browser while they write', async () => {
    const request = jest.fn((_name: string, _options: object, work: () => Promise<unknown>) => work());
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
    await started();
    expect(request).toHaveBeenCalledWith(
      'harbourmaster/saves',
      expect.objectContaining({ signal: expect.any(AbortSignal) as AbortSignal }),
      expect.any(Function),
    );
    Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('that cannot be opened tell why', async () => {
    await AsyncStorage.setItem('harbourmaster/save/new/a', sealed('{"format":"harbourmaster-save/9"}'));
    expect(await savedMatches.open('new')).toMatchObject({ fault: 'newerFormat' });
  });
});

describe('on a device whose secure random source is silent', () => {
  const failing = () => {
    throw new Error('no entropy');
  };
  let source: jest.SpyInstance;

  beforeEach(() => {
    source = jest.spyOn(jest.requireMock<typeof import('expo-crypto')>('expo-crypto'), 'getRandomValues');
  });
  afterEach(() => source.mockRestore());

  it('no match is begun, in clear words and not with guessable dice', async () => {
    source.mockImplementation(failing);
    const guessed = jest.spyOn(Math, 'random');
    const problem = await savedMatches.start(peopleAt('packet-row'));
    expect(problem).toMatchObject({ problem: 'noChance' });
    expect(guessed).not.toHaveBeenCalled();
    guessed.mockRestore();
    expect(await AsyncStorage.getAllKeys()).toEqual([]);
  });

  it('saves are still listed and opened, and no copy is made by halves', async () => {
    const id = await started();
    const text = (await savedMatches.exportText(id)) ?? '';
    source.mockImplementation(failing);
    expect(await savedMatches.list()).toMatchObject([{ id }]);
    expect(await savedMatches.open(id)).toBeInstanceOf(Match);
    expect(await savedMatches.duplicate(id, 'copy')).toEqual({ fault: 'failed' });
    expect(await savedMatches.importText(text)).toEqual({ fault: 'failed' });
    expect(await savedMatches.list()).toHaveLength(1);
  });
});
