import { Platform } from 'react-native';
import type * as Speaker from '@/ui/sound/speaker';

/** Every test has a loudspeaker that was never used. */
function fresh(): typeof Speaker {
  jest.resetModules();
  return jest.requireActual<typeof Speaker>('@/ui/sound/speaker');
}

function phone() {
  const speaker = fresh();
  const audio = jest.requireMock<typeof import('expo-audio')>('expo-audio');
  const setMode = jest.mocked(audio.setAudioModeAsync);
  const create = jest.mocked(audio.createAudioPlayer);
  return { ...speaker, setMode, create };
}

/** A browser's loudspeaker, as far as it can be seen without one. */
function browser(hasBeenActive: boolean | undefined) {
  const gains: { gain: { value: number } }[] = [];
  const play = jest.fn(() => Promise.resolve());
  const addresses: string[] = [];
  const node = { connect: (next: unknown) => next };
  const contexts: object[] = [];
  const suspend = jest.fn(() => Promise.resolve());
  class Context {
    destination = {};
    suspend = suspend;
    constructor() {
      contexts.push(this);
    }
    resume = () => Promise.resolve();
    createMediaElementSource = () => node;
    createGain = () => {
      const made = { ...node, gain: { value: 1 } };
      gains.push(made);
      return made;
    };
  }
  class Element {
    currentTime = 0.3;
    play = play;
    constructor(address: string) {
      addresses.push(address);
    }
  }
  const audioSession = { type: 'auto' };
  const activation = hasBeenActive === undefined ? undefined : { hasBeenActive };
  Object.assign(globalThis, { AudioContext: Context, Audio: Element });
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  Object.defineProperty(navigator, 'audioSession', { value: audioSession, configurable: true });
  return { ...fresh(), gains, play, addresses, contexts, suspend, audioSession };
}

if (Platform.OS === 'web') {
  describe('the loudspeaker of a browser', () => {
    it('makes and fetches nothing before the first touch', async () => {
      const { emit, contexts, addresses } = browser(false);
      await emit('coins', 1);
      expect([contexts, addresses]).toEqual([[], []]);
    });

    it.each([true, undefined])(
      'plays after a touch, and in browsers that do not tell (%s)',
      async (touched) => {
        const { emit, play, gains } = browser(touched);
        await emit('coins', 0.35);
        expect(play).toHaveBeenCalledTimes(1);
        expect(gains.map(({ gain }) => gain.value)).toEqual([0.35]);
      },
    );

    it('makes each sound once and changes its volume from then on', async () => {
      const { emit, contexts, addresses, gains, play } = browser(true);
      await emit('coins', 0.35);
      await emit('coins', 1);
      await emit('bell', 1);
      expect([contexts.length, addresses.length, play.mock.calls.length]).toEqual([1, 2, 3]);
      expect(gains.map(({ gain }) => gain.value)).toEqual([1, 1]);
    });

    it('asks Safari to leave other music alone', async () => {
      const { emit, audioSession } = browser(true);
      await emit('coins', 1);
      expect(audioSession.type).toBe('ambient');
    });

    it('gives the loudspeaker back when nothing was heard for a while', async () => {
      jest.useFakeTimers();
      const { emit, suspend } = browser(true);
      await emit('coins', 1);
      jest.advanceTimersByTime(2_900);
      await emit('bell', 1);
      jest.advanceTimersByTime(2_900);
      expect(suspend).not.toHaveBeenCalled();
      jest.advanceTimersByTime(200);
      expect(suspend).toHaveBeenCalledTimes(1);
      jest.useRealTimers();
    });
  });
} else {
  describe('the loudspeaker of a phone', () => {
    it('mixes with other music, obeys the silent switch and stays out of the background', async () => {
      const { emit, setMode } = phone();
      await emit('coins', 1);
      await emit('bell', 1);
      expect(setMode).toHaveBeenCalledTimes(1);
      expect(setMode).toHaveBeenCalledWith({
        interruptionMode: 'mixWithOthers',
        playsInSilentMode: false,
        shouldPlayInBackground: false,
        allowsRecording: false,
      });
    });

    it('plays nothing where that cannot be had', async () => {
      const { emit, setMode, create } = phone();
      setMode.mockRejectedValueOnce(new Error('no audio session'));
      await expect(emit('coins', 1)).rejects.toThrow();
      await expect(emit('coins', 1)).rejects.toThrow();
      expect(create).not.toHaveBeenCalled();
    });

    it('makes a player for each sound when it is first heard, and rewinds it later', async () => {
      const { emit, create } = phone();
      expect(create).not.toHaveBeenCalled();
      await emit('coins', 0.35);
      await emit('coins', 1);
      expect(create).toHaveBeenCalledTimes(1);
      const player = create.mock.results[0]?.value as ReturnType<typeof create>;
      expect(player.volume).toBe(1);
      expect(player.seekTo).toHaveBeenCalledTimes(1);
      expect(player.play).toHaveBeenCalledTimes(2);
    });
  });
}
