import { useEffect, useRef } from 'react';
import type { GameEvent } from '@/engine/events';
import type { SoundsOfPhrases } from './cue';
import { cuesOf } from './cuesOf';
import { hush, playAll } from './sound';

interface Shown {
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly tempo: number;
}

/** Lets a past move be heard while it is shown again, each number once; what does not move is silent. */
export function useHappeningSounds(shown: Shown | undefined, sounds: SoundsOfPhrases): void {
  const heard = useRef(shown?.number);
  useEffect(() => {
    if (shown === undefined || shown.number === heard.current) return;
    heard.current = shown.number;
    if (shown.tempo > 0) playAll(cuesOf(shown.events, sounds), shown.tempo);
    else hush();
  }, [shown, sounds]);
  useEffect(() => hush, []);
}
