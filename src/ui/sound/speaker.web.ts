import type { Sound } from './cue';
import { FILES } from './files';

interface Voice {
  readonly element: HTMLAudioElement;
  readonly strength: GainNode;
}

/** What only some browsers have. */
interface Hints {
  readonly userActivation?: { readonly hasBeenActive: boolean };
  /** Safari's: beside other apps' music, and never when the phone is silenced. */
  readonly audioSession?: { type: string };
}

/** Milliseconds after the last sound: the loudspeaker is given back, which saves the battery. */
const IDLE = 3_000;

const voices = new Map<Sound, Voice>();
let context: AudioContext | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function begun(): AudioContext {
  const { audioSession }: Hints = navigator as Hints;
  if (audioSession !== undefined) audioSession.type = 'ambient';
  return new AudioContext();
}

/** An iPhone's browser lets no page set the volume of an element, but that of a node behind it. */
function voiceOf(sound: Sound, through: AudioContext): Voice {
  const element = new Audio(String(FILES[sound]));
  const strength = through.createGain();
  through.createMediaElementSource(element).connect(strength).connect(through.destination);
  return { element, strength };
}

/** Starts a sound, from its beginning if it is playing already; rejects where the browser cannot. */
export async function emit(sound: Sound, volume: number): Promise<void> {
  // Before the first touch no browser lets a page be heard: nothing is made or fetched until then.
  const { userActivation }: Hints = navigator as Hints;
  if (userActivation?.hasBeenActive === false) return;
  context ??= begun();
  const playing = context;
  clearTimeout(idle);
  idle = setTimeout(() => void playing.suspend(), IDLE);
  await playing.resume();
  const voice = voices.get(sound) ?? voiceOf(sound, playing);
  voices.set(sound, voice);
  voice.strength.gain.value = volume;
  voice.element.currentTime = 0;
  await voice.element.play();
}
