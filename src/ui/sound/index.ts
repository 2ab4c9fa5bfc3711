export { following, type Cue, type SoundsOfPhrases } from './cue';
export { cuesOf } from './cuesOf';
export { hush, play, playAll } from './sound';
export { useHappeningSounds } from './useHappeningSounds';
