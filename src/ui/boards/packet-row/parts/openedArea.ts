import { AREAS, type Area } from '@/games/packet-row/cards';
import { useTableShortcuts } from '@/ui/keyboard';
import { useRoom } from '@/ui/theme';
import { useShape } from '../../kit/layout';
import { sidewaysRoom, uprightRoom } from '../layouts/phoneRoom';
import { thresholdsFor } from '../layouts/shape';
import { tilesCanBePicked } from '../layouts/strip';
import { areaAsked, stillOffers } from '../model/question';
import { useBoard } from '../table/board';
import { isChoosing } from '../table/decision';
import { useSupplySize } from './Supply';

/** Nothing is open where all areas are in sight. */
export interface OpenedArea {
  readonly opened: Area | undefined;
  /** Whether somebody opened it, and comes to its tabs with the focus. */
  readonly arrives: boolean;
  /** Which one was open before, while the same is asked. */
  readonly left: Area | undefined;
  open(area: Area): void;
  back(): void;
}

/** Cards are taken from it, and in its strip their tiles would be too narrow for a finger. */
function useOpenByItself(): Area | undefined {
  const { view, past, seats } = useBoard();
  const room = useRoom();
  const upright = useShape(thresholdsFor(seats.length)) === 'phonePortrait';
  const size = useSupplySize();
  const asked = areaAsked(view);
  const across = upright ? uprightRoom(room) : sidewaysRoom(room).areas;
  if (asked === undefined || past !== undefined || tilesCanBePicked(across, size)) return undefined;
  return [asked, ...AREAS].find((area) => stillOffers(view, area));
}

/** Which area lies open where the others are strips, if any does. */
export function useWhatIsOpen(): Area | undefined {
  const { looked } = useBoard();
  const byItself = useOpenByItself();
  return looked === undefined ? byItself : looked.open ? looked.area : undefined;
}

/**
 * All areas are in sight until one is opened, and again with each question that the viewer is asked; while others decide
 * about one area, what was looked at stays open. While an area is to be chosen, opening it is having it in mind,
 * and where it cannot be chosen, the button says why. In a window too narrow for tiles that a finger can tell apart, the area
 * that cards are taken from opens by itself.
 */
export function useOpenedArea(): OpenedArea {
  const board = useBoard();
  const { looked, look } = board;
  const opened = useWhatIsOpen();
  const back = () => look(opened === undefined ? looked : { area: opened, open: false });
  useTableShortcuts({ clear: opened === undefined ? undefined : back });
  return {
    opened,
    arrives: looked?.open === true,
    left: opened === undefined ? looked?.area : undefined,
    open: (area) => {
      look({ area, open: true });
      if (isChoosing(board)) board.choose({ area });
    },
    back,
  };
}
