import type { Seat } from '@/engine/game';
import { HARBOURS, type Raw } from '@/games/rotterdam/cards/goods';
import { positionOfHarbour, WATER_COUNT, type Position } from '@/games/rotterdam/cards/waterways';
import { codeCargo, codeOwner, NONE } from '@/games/rotterdam/state';
import type { RotterdamView } from '@/games/rotterdam/view';

export interface Afloat {
  readonly at: Position;
  /** NONE in an empty ship. */
  readonly cargo: Raw;
}

/** Somebody's ships, those that lie in a harbour last. */
export function fleetOf(view: RotterdamView, seat: Seat): readonly Afloat[] {
  const onWater = Array.from({ length: WATER_COUNT }, (_, at) => at)
    .filter((at) => view.owners[at] === seat)
    .map((at) => ({ at, cargo: view.cargo[at] ?? NONE }));
  const inHarbour = HARBOURS.flatMap((_, harbour) =>
    (view.harbours[harbour] ?? [])
      .filter((code) => codeOwner(code) === seat)
      .map((code) => ({ at: positionOfHarbour(harbour), cargo: codeCargo(code) })),
  );
  return [...onWater, ...inHarbour];
}
