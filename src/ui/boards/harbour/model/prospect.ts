import type { Seat } from '@/engine/game';
import { buyingPower, powerIn } from '@/games/harbour/ahead/power';
import { previewOf } from '@/games/harbour/ahead/preview';
import type { Good } from '@/games/harbour/cards/goods';
import { held } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';

/** What the player's thought comes to, on the quay and in the market's rows. */
export interface Prospect {
  /** Whose stock it changes. */
  readonly seat: Seat;
  goods(good: Good): number;
  readonly power: number;
}

/** Undefined with nothing in mind, and where it cannot be done. */
export function prospectOf({ view, choice, ahead, actor }: HarbourBoard): Prospect | undefined {
  if (choice === undefined || actor === undefined) return undefined;
  if ('place' in choice) {
    const preview = previewOf(view, actor, choice.place);
    return preview && { seat: actor, goods: (good) => preview.goods[good]?.to ?? 0, power: preview.power.to };
  }
  if (ahead === undefined) return undefined;
  const { state } = ahead;
  return { seat: actor, goods: (good) => held(state, actor, good), power: powerIn(state, actor) };
}

/** What a seat can pay for a building, now and after what is in mind. */
export function powerOf(board: HarbourBoard, seat: Seat): { readonly now: number; readonly then: number } {
  const now = board.view.offers.length > 0 ? 0 : buyingPower(board.view, seat);
  const prospect = prospectOf(board);
  return { now, then: prospect?.seat === seat ? prospect.power : now };
}
