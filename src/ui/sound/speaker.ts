import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import type { Sound } from './cue';
import { FILES } from './files';

/** Beside whatever the person listens to, never when the device is silenced, never from the background. */
const MODE = {
  interruptionMode: 'mixWithOthers',
  playsInSilentMode: false,
  shouldPlayInBackground: false,
  allowsRecording: false,
} as const;

const EFFECT = {
  /** Nobody asks how far a sound of half a second has come. */
  updateInterval: 60_000,
  /** Opening and closing it for each sound would take longer than the sound, and be told to other apps. */
  keepAudioSessionActive: true,
};

const players = new Map<Sound, AudioPlayer>();
let mode: Promise<void> | undefined;

/** Starts a sound, from its beginning if it is playing already; rejects where the device cannot. */
export async function emit(sound: Sound, volume: number): Promise<void> {
  // Without its mode an iPhone would stop the person's music, so nothing is heard before.
  mode ??= setAudioModeAsync(MODE);
  await mode;
  const known = players.get(sound);
  const player = known ?? createAudioPlayer(FILES[sound], EFFECT);
  players.set(sound, player);
  player.volume = volume;
  if (known !== undefined) await player.seekTo(0);
  player.play();
}
