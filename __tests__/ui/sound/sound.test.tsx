import { AppState, Platform } from 'react-native';
import { DEFAULT_SETTINGS, type Settings } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { hush, play, playAll, type Cue } from '@/ui/sound';
import { emit } from '@/ui/sound/speaker';

jest.mock('@/ui/sound/speaker', () => ({ emit: jest.fn() }));

const emitted = jest.mocked(emit);
const heard = () => emitted.mock.calls.map(([sound]) => sound);
const choose = (sound: Settings['sound']) => useSettings.setState({ ...DEFAULT_SETTINGS, sound });
const cue = (sound: Cue['sound'], after: number): Cue => ({ sound, after });

function be(state: 'active' | 'background'): void {
  if (Platform.OS !== 'web') AppState.currentState = state;
  else
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state === 'active' ? 'visible' : 'hidden');
}

let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // Each test begins long after the last one was heard.
  now += 60_000;
  jest.advanceTimersByTime(now);
  emitted.mockReset().mockResolvedValue(undefined);
  choose('loud');
  be('active');
});

afterEach(() => {
  hush();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the volume', () => {
  it('is on, and quiet, until somebody chooses', () => {
    expect(DEFAULT_SETTINGS.sound).toBe('quiet');
  });

  it.each([
    ['quiet', 0.35],
    ['medium', 0.65],
    ['loud', 1],
  ] as const)('at «%s» is %d of what the files hold', (chosen, volume) => {
    choose(chosen);
    play('coins');
    expect(emitted).toHaveBeenCalledWith('coins', volume);
  });

  it('at «off» leaves the loudspeaker alone', () => {
    choose('off');
    play('coins');
    expect(emitted).not.toHaveBeenCalled();
  });

  it('counts at the moment in which a sound begins, not when its move was made', () => {
    playAll([cue('slide', 0), cue('plant', 320)], 1);
    jest.advanceTimersByTime(100);
    choose('off');
    jest.advanceTimersByTime(1000);
    expect(heard()).toEqual(['slide']);
  });
});

describe('politeness', () => {
  it('is silent in the background', () => {
    be('background');
    play('coins');
    expect(emitted).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot play', () => Promise.reject(new Error('no loudspeaker'))],
    ['never answers', () => new Promise<void>(() => undefined)],
  ])('a device that %s disturbs nobody', (_case, answer) => {
    emitted.mockImplementation(answer);
    expect(() => play('coins')).not.toThrow();
  });
});

describe('how much is heard', () => {
  it('plays the sounds of a move in their order, and faster where bots move', () => {
    playAll([cue('slide', 0), cue('plant', 320), cue('bell', 600)], 0.5);
    jest.advanceTimersByTime(165);
    expect(heard()).toEqual(['slide', 'plant']);
    jest.advanceTimersByTime(200);
    expect(heard()).toEqual(['slide', 'plant', 'bell']);
  });

  it('drops what the move before still had to say', () => {
    playAll([cue('slide', 0), cue('delivery', 300), cue('coins', 720)], 1);
    jest.advanceTimersByTime(200);
    playAll([cue('tap', 0)], 1);
    jest.advanceTimersByTime(2000);
    expect(heard()).toEqual(['slide', 'tap']);
  });

  it('says nothing more once it is hushed', () => {
    playAll([cue('slide', 0), cue('plant', 320)], 1);
    jest.advanceTimersByTime(100);
    hush();
    jest.advanceTimersByTime(1000);
    expect(heard()).toEqual(['slide']);
  });

  it('leaves out what would come on top of another sound, and the same one for a little longer', () => {
    play('slide');
    play('plant');
    jest.advanceTimersByTime(120);
    play('slide');
    play('plant');
    jest.advanceTimersByTime(130);
    play('slide');
    expect(heard()).toEqual(['slide', 'plant', 'slide']);
  });

  it.each([
    ['back', -3_600_000],
    ['ahead', 3_600_000],
  ])('is not changed by somebody who sets the clock %s', (_name, by) => {
    play('slide');
    jest.setSystemTime(Date.now() + by);
    play('plant');
    jest.advanceTimersByTime(120);
    play('plant');
    expect(heard()).toEqual(['slide', 'plant']);
  });

  it('a hundred moves of bots in two seconds are no machine gun', () => {
    for (let move = 0; move < 100; move += 1) {
      playAll([cue('slide', 0), cue('plant', 320)], 0.7);
      jest.advanceTimersByTime(20);
    }
    jest.advanceTimersByTime(2000);
    expect(heard().length).toBeLessThanOrEqual(10);
  });
});
