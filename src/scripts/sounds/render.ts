import type { Sound } from '@/ui/sound/cue';
import { RECIPES } from './recipes';
import { faded, levelled } from './synth';
import { wavOf } from './wav';

export const SOUNDS_FOLDER = 'assets/sounds';

export const fileOf = (sound: Sound): string => `${SOUNDS_FOLDER}/${sound}.wav`;

/** The file of a sound: the same bytes each time. */
export function rendered(sound: Sound): Buffer {
  const { made, rise, fall, peak } = RECIPES[sound];
  return wavOf(levelled(faded(made(), rise, fall), peak));
}
