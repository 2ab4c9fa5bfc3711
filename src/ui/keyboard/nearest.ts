export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a box is like towards each arrow: how far off its near edge lies, and where it lies across. */
interface Way {
  readonly ahead: (from: Box, to: Box) => number;
  readonly across: (box: Box) => readonly [number, number];
}

const DOWNWARDS = ({ left, right }: Box) => [left, right] as const;
const SIDEWAYS = ({ top, bottom }: Box) => [top, bottom] as const;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: { ahead: (from, to) => to.left - from.right, across: SIDEWAYS },
  ArrowLeft: { ahead: (from, to) => from.left - to.right, across: SIDEWAYS },
  ArrowDown: { ahead: (from, to) => to.top - from.bottom, across: DOWNWARDS },
  ArrowUp: { ahead: (from, to) => from.top - to.bottom, across: DOWNWARDS },
};

/** Boxes may touch, and a raised one lies a little over its neighbour. */
const OVERLAP = 8;
/** Whoever goes on in a direction stays in the row or column; something beside it has to be much nearer. */
const ASIDE = 4;

const apart = ([start, end]: readonly [number, number], [from, to]: readonly [number, number]): number =>
  Math.max(0, start - to, from - end);
const middle = ([start, end]: readonly [number, number]): number => (start + end) / 2;

/** The place in the list of the box that an arrow key leads to; undefined where there is nothing, or it is no arrow. */
export function nearest(key: string, from: Box, boxes: readonly Box[]): number | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  let found: { readonly at: number; readonly cost: number } | undefined;
  for (const [at, box] of boxes.entries()) {
    const ahead = way.ahead(from, box);
    if (ahead < -OVERLAP) continue;
    const [here, there] = [way.across(from), way.across(box)];
    // Of two that lie straight ahead and equally near, the one nearer to the middle.
    const cost =
      Math.max(0, ahead) + ASIDE * apart(here, there) + Math.abs(middle(here) - middle(there)) / 100;
    if (found === undefined || cost < found.cost) found = { at, cost };
  }
  return found?.at;
}
