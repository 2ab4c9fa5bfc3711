import { useCallback, useEffect, useReducer, useState } from 'react';
import { playbackAt, turned, type Playback, type Span, type Turn } from './playback';

/** Between two moves, at the usual speed. */
const PAUSE = 800;
/** Motion that never reports its end must not hold the game up. */
const LONGEST_MOTION = 3_000;

interface Playing {
  readonly playback: Playback;
  readonly turn: (turn: Turn) => void;
  /** The board tells that the motion of this number has ended. */
  readonly settled: (number: number) => void;
}

/** Goes through a game by itself or as it is told. */
export function usePlayback({ first, last }: Span, start: number): Playing {
  const [playback, turn] = useReducer(
    (before: Playback, next: Turn) => turned(before, { first, last }, next),
    start,
    playbackAt,
  );
  const [settledTo, setSettled] = useState(0);
  const settled = useCallback((number: number) => setSettled((before) => Math.max(before, number)), []);
  const { playing, number, tempo, speed } = playback;
  const moving = tempo > 0 && settledTo < number;

  useEffect(() => {
    if (!playing) return undefined;
    const wait = moving ? LONGEST_MOTION : PAUSE / speed;
    const timer = setTimeout(() => turn({ type: 'advance' }), wait);
    return () => clearTimeout(timer);
  }, [playing, moving, speed, number]);

  return { playback, turn, settled };
}
