import { AppState } from 'react-native';
import type { Settings } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import type { Cue, Sound } from './cue';
import { emit } from './speaker';

const VOLUME: Readonly<Record<Settings['sound'], number>> = { off: 0, quiet: 0.35, medium: 0.65, loud: 1 };

/** Milliseconds: whatever comes sooner after another sound, or after the same one, is left out. */
export const APART = 110;
const SAME_APART = 240;

const heard = new Map<Sound, number>();
let pending: readonly ReturnType<typeof setTimeout>[] = [];

function tooSoon(sound: Sound, now: number): boolean {
  return [...heard].some(([other, then]) => now - then < (other === sound ? SAME_APART : APART));
}

/** Lets the person hear it, if they want to and it is not too much. Never waits, never fails. */
export function play(sound: Sound): void {
  const volume = VOLUME[useSettings.getState().sound];
  const now = performance.now();
  if (volume === 0 || AppState.currentState !== 'active' || tooSoon(sound, now)) return;
  heard.set(sound, now);
  // Not every device can be heard, and none needs to.
  void emit(sound, volume).catch(() => undefined);
}

/** Ends what was still to be heard; what has begun is over in half a second. */
export function hush(): void {
  pending.forEach(clearTimeout);
  pending = [];
}

/** The sounds of a move, each at its time: whatever the move before still had to say is dropped. */
export function playAll(cues: readonly Cue[], tempo: number): void {
  hush();
  pending = cues.map(({ sound, after }) => setTimeout(() => play(sound), after * tempo));
}
