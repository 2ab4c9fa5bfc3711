import { buildingId, type Building } from '../cards/buildings';
import { goodName, type Amounts, type Good } from '../cards/goods';
import { playerBoardId, type PlayerBoard } from '../cards/player-boards';
import { FIRST_START, type Place } from '../state';
import type { Words } from './words-en';

/** How a language says what rules write as numbers. */
export function speaker(words: Words) {
  const good = (which: Good): string => words.goods[goodName(which)];
  const units = (which: Good, count: number): string => `${count} ${good(which)}`;

  /** «1 fish, 2 stone and 1 wood» */
  function goods(counts: Amounts): string {
    const named = counts.flatMap((count, which) => (count > 0 ? [units(which, count)] : []));
    const last = named.pop();
    if (last === undefined) return words.nothing;
    return named.length === 0 ? last : `${named.join(', ')} ${words.and} ${last}`;
  }

  const building = (which: Building): string => words.buildings[buildingId(which)];
  return {
    good,
    units,
    goods,
    building,
    board: (which: PlayerBoard): string => words.boards[playerBoardId(which)],
    place: (place: Place): string => (place >= FIRST_START ? words.startBuilding : building(place)),
  };
}

/** Whether anything is there at all. */
export const isAny = (counts: Amounts): boolean => counts.some((count) => count > 0);
