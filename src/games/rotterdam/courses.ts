import { HARBOURS, RAW_COUNT, type Raw } from './cards/goods';
import { AHEAD, CHANNEL_TO, isHarbour, positionOfHarbour, POSITIONS, type Position } from './cards/waterways';
import { NONE } from './state';

/** Steps from a start to any harbour: every way through the waterways is as long. */
export const VOYAGE = 4;
const NO_WAY = Infinity;

function stepsTo(from: Position, to: Position): number {
  if (from === to) return 0;
  if (isHarbour(from)) return NO_WAY;
  const ways = (AHEAD[from] as readonly number[]).map((channel) =>
    stepsTo(CHANNEL_TO[channel] as Position, to),
  );
  return 1 + Math.min(...ways);
}

const STEPS: readonly number[] = POSITIONS.flatMap((_, at) =>
  HARBOURS.map((__, harbour) => stepsTo(at, positionOfHarbour(harbour))),
);

/** Steps that are left until this cargo is where it belongs; Infinity if no channel leads there any more. */
export const stepsLeft = (at: Position, cargo: Raw): number =>
  cargo === NONE ? NO_WAY : (STEPS[at * RAW_COUNT + cargo] as number);
