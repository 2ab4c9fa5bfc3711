import type { GameEvent } from '@/engine/events';
import { following, type Cue, type SoundsOfPhrases } from './cue';

const SILENCE: readonly Cue[] = [];

/**
 * What a happening sounds like to whoever may see these events of it. Only what is put in words makes a sound, and only
 * by the kind of sentence: no card, no amount and no hand can be heard, and nothing is told by sound alone.
 */
export function cuesOf(events: readonly GameEvent[], sounds: SoundsOfPhrases): readonly Cue[] {
  const said = events.flatMap((event) => (event.type === 'said' ? [event.phrase.key] : []));
  return said.reduce((cues, key) => {
    const isHeard = ({ sound, once }: Cue) => once !== true || cues.every((cue) => cue.sound !== sound);
    return following(cues, (sounds[key] ?? SILENCE).filter(isHeard));
  }, SILENCE);
}
