import type { Area } from '@/games/packet-row/cards';
import { useTableShortcuts } from '@/ui/keyboard';
import { useBoard } from '../table/board';
import { isChoosing } from '../table/decision';

/** Nothing is open where all areas are in sight. */
export interface OpenedArea {
  readonly opened: Area | undefined;
  /** Which one was open before, while the same is asked. */
  readonly left: Area | undefined;
  open(area: Area): void;
  back(): void;
}

/**
 * All areas are in sight until one is opened, and again with each question that the viewer is asked; while others decide
 * about one area, what was looked at stays open. While an area is to be chosen, opening it is having it in mind,
 * and where it cannot be chosen, the button says why.
 */
export function useOpenedArea(): OpenedArea {
  const board = useBoard();
  const { looked, look } = board;
  const opened = looked?.open === true ? looked.area : undefined;
  const back = () => look(looked && { ...looked, open: false });
  useTableShortcuts({ clear: opened === undefined ? undefined : back });
  return {
    opened,
    left: opened === undefined ? looked?.area : undefined,
    open: (area) => {
      look({ area, open: true });
      if (isChoosing(board)) board.choose({ area });
    },
    back,
  };
}
