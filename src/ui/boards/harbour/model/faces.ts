import type { Language } from '@/engine/phrase';
import { ACTIONS, BUILDINGS, buildingId, POINTS, type Building } from '@/games/harbour/cards/buildings';
import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { FIRST_START, playerBoardOf, type Place, type Situation } from '@/games/harbour/state';
import type { CardFace } from '@/ui/components/card';
import { FAMILY_LOOKS, familyOf } from './families';

/** What a place is called: a start building has the name of its player's board. */
export function nameOf(view: Situation, place: Place, language: Language): string {
  const words = harbourWords[language];
  if (place < FIRST_START) return words.buildings[buildingId(place)];
  const board = playerBoardOf(view, place - FIRST_START);
  return board < LANDING_STAGES ? words.startBuilding : words.boards[playerBoardId(board)];
}

export function faceOf(building: Building, language: Language): CardFace {
  const title = harbourWords[language].buildings[buildingId(building)];
  const { ink, emblem } = FAMILY_LOOKS[familyOf(ACTIONS[building] ?? { join: 'then', parts: [] })];
  return {
    ink,
    emblem,
    kind: '',
    title,
    vignette: { icon: emblem },
    value: { figure: String(POINTS[building]), mark: 'laurel', words: '' },
    spoken: title,
  };
}

/** By the card's name in transcripts. */
export const faceNamed = (card: string, language: Language): CardFace =>
  faceOf(
    BUILDINGS.findIndex(({ id }) => id === card),
    language,
  );
