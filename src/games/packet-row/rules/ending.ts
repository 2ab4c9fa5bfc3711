import { SHORT_AREAS_TO_END, SUPPLY_SIZE } from '../cards/limits';
import type { AreaView, PacketRowView } from '../view';

const sizeAt = ({ players }: PacketRowView) => SUPPLY_SIZE[players.length] as number;

/** PR-20: once this area is chosen, it cannot be filled again; assistants could only take more of what is left. */
const cannotBeFilled = ({ future, deck }: AreaView, size: number) => future.length + deck < size;

/** Whether the deck does not fill the area twice more: the end comes near. */
export function runsLow(view: PacketRowView, { future, deck }: AreaView): boolean {
  return view.phase !== 'over' && future.length + deck < 2 * sizeAt(view);
}

/** PR-22, as everybody at the table can count it: enough areas will be short, whatever anybody does. */
export function isLastRound(view: PacketRowView): boolean {
  if (view.phase === 'closing' || view.phase === 'over') return true;
  const size = sizeAt(view);
  const toEnd = SHORT_AREAS_TO_END[view.players.length] as number;
  const short = view.areas.filter(
    (area) => cannotBeFilled(area, size) && (area.chosen || area.current.length < size),
  );
  if (short.length >= toEnd) return true;
  // One area at least is chosen in every round: it may be that each of them would be the last one needed.
  const choosable = view.areas.filter(
    ({ chosen, current, future }) => !chosen && current.length + future.length > 0,
  );
  return (
    view.phase === 'choose' &&
    short.length === toEnd - 1 &&
    choosable.length > 0 &&
    choosable.every((area) => cannotBeFilled(area, size) && !short.includes(area))
  );
}
