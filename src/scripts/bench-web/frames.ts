import type { Frame } from './watch';

const FRAME_MS = 1000 / 60;

/** The longest time without a frame. */
export function longestGap(frames: readonly Frame[]): number {
  return Math.max(0, ...frames.slice(1).map(({ time }, at) => time - (frames[at]?.time ?? time)));
}

/** How long the screen went on changing, and the share of a sixty-hertz screen's frames that were drawn meanwhile. */
export function smoothness(frames: readonly Frame[]): { lasted: number; kept: number } {
  const begin = frames[0]?.time ?? 0;
  const last = frames.findLastIndex(({ busy }) => busy);
  const lasted = (frames[last]?.time ?? begin) - begin;
  if (lasted === 0) return { lasted, kept: 1 };
  return { lasted, kept: Math.min(1, last / Math.round(lasted / FRAME_MS)) };
}
