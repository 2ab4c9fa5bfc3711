/** How much faster than usual it is played. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where somebody stands who looks back, and how they got there. */
export interface Playback {
  readonly moment: number;
  /** Where one jumped to last: from there on it was move by move. */
  readonly from: number;
  /** Counts what was shown so far: the board takes each number once. */
  readonly number: number;
  /** The share of its usual time that the motion to this moment takes; 0 where one jumped. */
  readonly tempo: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export interface Span {
  readonly first: number;
  readonly last: number;
}

export type Turn =
  | { readonly type: 'toggle' }
  /** One move on while it plays. */
  | { readonly type: 'advance' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'speed'; readonly speed: Speed };

export function playbackAt(moment: number): Playback {
  return { moment, from: moment, number: 0, tempo: 0, playing: false, speed: 1 };
}

function shown(playback: Playback, { first, last }: Span, moment: number, tempo: number): Playback {
  const to = Math.min(last, Math.max(first, moment));
  if (to === playback.moment) return playback;
  const from = tempo === 0 ? to : playback.from;
  return { ...playback, moment: to, from, number: playback.number + 1, tempo };
}

export function turned(playback: Playback, span: Span, turn: Turn): Playback {
  const { moment, playing, speed } = playback;
  switch (turn.type) {
    case 'toggle':
      if (playing) return { ...playback, playing: false };
      return { ...(moment === span.last ? shown(playback, span, span.first, 0) : playback), playing: true };
    case 'advance':
      return { ...shown(playback, span, moment + 1, 1 / speed), playing: moment + 1 < span.last };
    case 'step':
      return { ...shown(playback, span, moment + turn.by, turn.by === 1 ? 1 : 0), playing: false };
    case 'go':
      // One move on is a step, however one gets there.
      return { ...shown(playback, span, turn.to, turn.to === moment + 1 ? 1 : 0), playing: false };
    case 'speed':
      return { ...playback, speed: turn.speed };
  }
}

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}
