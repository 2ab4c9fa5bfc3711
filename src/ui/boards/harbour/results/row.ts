import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { ACTIONS, BUILDING_SYMBOLS, buildingId, POINTS } from '@/games/harbour/cards/buildings';
import { GOODS, goodName, HAT, SYMBOLS } from '@/games/harbour/cards/goods';
import { ABILITY, LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { scoreOf } from '@/games/harbour/score';
import { held, playerBoardOf, spaceOf, symbolsOf } from '@/games/harbour/state';
import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import type { Block, RowContent } from '../../kit/results';
import { FAMILY_LOOKS, familyOf } from '../model/families';
import { SOURCE_LOOKS } from '../model/sources';

/** What a player bought, in the order in which it came; what the Noble owns free of charge scores nothing. */
const boughtBy = (view: HarbourView, seat: Seat) =>
  view.built.filter((building) => view.owner[building] === seat && building !== view.free);

/** A player's account: a block for each building, then ability and bonus card, and below it where these come from. */
export function rowOf(view: HarbourView, seat: Seat, language: Language): RowContent {
  const { results } = TEXTS[language].games.harbour.board;
  const { sources } = TEXTS[language].games.harbour;
  const words = harbourWords[language];
  const board = playerBoardOf(view, seat);
  const { parts } = scoreOf(view, seat);
  const bought = boughtBy(view, seat);
  const buildings = bought.map((building): Block => {
    const name = words.buildings[buildingId(building)];
    const action = ACTIONS[building];
    return {
      id: buildingId(building),
      ink: FAMILY_LOOKS[action === undefined ? 'start' : familyOf(action)].ink,
      points: POINTS[building] ?? 0,
      spoken: name,
      name,
    };
  });
  const others = (['ability', 'bonus'] as const).flatMap((id): readonly Block[] =>
    parts[id] === 0 ? [] : [{ id, ink: SOURCE_LOOKS[id].ink, points: parts[id], spoken: sources[id] }],
  );
  const plays = playerBoardId(board);
  return {
    ...(board > LANDING_STAGES ? { character: words.boards[plays] } : {}),
    blocks: [...buildings, ...others],
    sum: results.bought({ count: bought.length, points: parts.buildings }),
    notes: [...abilityNote(view, seat, language), ...bonusNote(view, seat, language)],
  };
}

function abilityNote(view: HarbourView, seat: Seat, language: Language): readonly string[] {
  const { results } = TEXTS[language].games.harbour.board;
  const words = harbourWords[language];
  const points = scoreOf(view, seat).parts.ability;
  const ability = ABILITY[playerBoardOf(view, seat)];
  switch (ability?.can) {
    case 'scoreSpace': {
      const good = words.goods[goodName(ability.good)];
      return [results.onSpace({ good, space: spaceOf(view, ability.good), points })];
    }
    case 'scoreHats': {
      const hats = boughtBy(view, seat).reduce((all, one) => all + (BUILDING_SYMBOLS[one]?.[HAT] ?? 0), 0);
      return [results.hats({ count: hats, points })];
    }
    case 'scoreSymbolKinds': {
      const kinds = SYMBOLS.filter((_, symbol) => symbolsOf(view, seat, symbol) > 0);
      return [results.symbolKinds({ count: kinds.length, points })];
    }
    default:
      return [];
  }
}

function bonusNote(view: HarbourView, seat: Seat, language: Language): readonly string[] {
  const good = view.bonus[seat];
  const name = good === undefined ? undefined : GOODS[good];
  if (good === undefined || name === undefined) return [];
  const { results } = TEXTS[language].games.harbour.board;
  const units = held(view, seat, good);
  const points = scoreOf(view, seat).parts.bonus;
  return [results.bonusCard({ units, good: harbourWords[language].goods[name], points })];
}
