import type { Language } from '@/engine/phrase';
import {
  ACTIONS,
  BUILDING_SYMBOLS,
  BUILDINGS,
  buildingId,
  NO_PRICE,
  POINTS,
  PRICE,
  type Building,
} from '@/games/harbour/cards/buildings';
import { goodName, GOODS, type Good } from '@/games/harbour/cards/goods';
import { UNITS_A_BONUS_POINT } from '@/games/harbour/cards/limits';
import {
  BOARD_ACTIONS,
  BOARD_SYMBOLS,
  LANDING_STAGES,
  PLAYER_BOARDS,
  playerBoardId,
  type PlayerBoard,
} from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { FIRST_START, playerBoardOf, type Place, type Situation } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import type { CardFace } from '@/ui/components/card';
import { INKS } from '@/ui/theme';
import { BOARD_EMBLEMS, BUILDING_EMBLEMS } from '../art/emblems';
import { GOOD_LOOKS } from '../art/goods';
import { actionRow, symbolMarks } from '../parts/cardRows';
import { actionBits } from './action';
import { explained, joined, type Speaking } from './explained';
import { FAMILY_LOOKS, familyOf } from './families';
import { moneyIn } from './money';
import { listedSymbols } from './standing';
import { capitalised } from '@/text/capitalised';

const speaking = (language: Language): Speaking => ({
  text: TEXTS[language].games.harbour.board,
  words: harbourWords[language],
  money: moneyIn(language),
});

/** What a place is called: a start building has the name of its player's board. */
export function nameOf(view: Situation, place: Place, language: Language): string {
  const words = harbourWords[language];
  if (place < FIRST_START) return words.buildings[buildingId(place)];
  const board = playerBoardOf(view, place - FIRST_START);
  return board < LANDING_STAGES ? capitalised(words.startBuilding) : words.boards[playerBoardId(board)];
}

/** A building as it is printed: without a price it cannot be bought. */
export function faceOf(building: Building, language: Language): CardFace {
  const said = speaking(language);
  const { text, words, money } = said;
  const action = ACTIONS[building] ?? { join: 'then', parts: [] };
  const family = familyOf(action);
  const { ink, emblem } = FAMILY_LOOKS[family];
  const id = buildingId(building);
  const price = PRICE[building] ?? NO_PRICE;
  const points = POINTS[building] ?? 0;
  const symbols = listedSymbols(BUILDING_SYMBOLS[building] ?? []);
  const effect = explained(action, said);
  const { spoken } = text;
  const costs =
    price === NO_PRICE ? spoken.notForSale : spoken.onOffer({ money: spoken.dollars({ count: price }) });
  const worth = joined(
    symbols.map((symbol) => words.symbols[symbol]),
    words.and,
  );
  return {
    ink,
    emblem,
    kind: text.families[family].kind,
    title: words.buildings[id],
    corner: price === NO_PRICE ? { note: text.tile.noPrice } : { cost: money(price) },
    vignette: { icon: BUILDING_EMBLEMS[id] },
    rows: [actionRow(actionBits(action, said))],
    value: {
      figure: String(points),
      mark: 'laurel',
      words: text.tile.points,
      marks: symbolMarks(symbols),
    },
    effect,
    spoken: `${words.buildings[id]}, ${costs}. ${effect} ${spoken.points({ count: points })}, ${worth}.`,
  };
}

/** A player's board: its start building, and what its character can do. */
function boardFace(board: PlayerBoard, language: Language): CardFace {
  const said = speaking(language);
  const { text, words } = said;
  const action = BOARD_ACTIONS[board] ?? { join: 'then', parts: [] };
  const id = playerBoardId(board);
  const symbols = listedSymbols(BOARD_SYMBOLS[board] ?? []);
  const ability = id === 'landing-stages' ? [] : [words.abilities[id]];
  const effect = [explained(action, said), ...ability].join(' ');
  return {
    ...FAMILY_LOOKS.start,
    kind: text.families.start.kind,
    title: words.boards[id],
    vignette: { icon: BOARD_EMBLEMS[id] },
    rows: [actionRow(actionBits(action, said))],
    value: { words: words.startBuilding, marks: symbolMarks(symbols) },
    effect,
    spoken: `${words.boards[id]}, ${words.startBuilding}. ${effect} ${joined(
      symbols.map((symbol) => words.symbols[symbol]),
      words.and,
    )}.`,
  };
}

/** What two units of a good are worth at the end. */
export function bonusFace(good: Good, language: Language): CardFace {
  const { text, words } = speaking(language);
  const { icon, colour } = GOOD_LOOKS[goodName(good)];
  const name = words.goods[goodName(good)];
  const effect = text.bonusSheet.about({ good: name, units: UNITS_A_BONUS_POINT });
  return {
    ink: INKS.gold,
    emblem: 'laurels',
    kind: text.bonusSheet.kind,
    title: capitalised(name),
    vignette: { icon, colour, count: UNITS_A_BONUS_POINT },
    value: {
      figure: '1',
      mark: 'laurel',
      words: text.bonusSheet.each({ units: UNITS_A_BONUS_POINT }),
    },
    effect,
    spoken: `${text.bonusSheet.title({ good: name })}. ${effect}`,
  };
}

/** A place as its card is printed; a start building without a board yet is only a name. */
export function placeFace(view: Situation, place: Place, language: Language): CardFace {
  if (place < FIRST_START) return faceOf(place, language);
  const board = playerBoardOf(view, place - FIRST_START);
  if (board >= LANDING_STAGES) return boardFace(board, language);
  const title = nameOf(view, place, language);
  return {
    ...FAMILY_LOOKS.start,
    kind: speaking(language).text.families.start.kind,
    title,
    vignette: { icon: FAMILY_LOOKS.start.emblem },
    value: { words: '' },
    spoken: title,
  };
}

/** By the card's name in transcripts: a building, a board or a bonus card. */
export function faceNamed(card: string, language: Language): CardFace {
  const good = GOODS.findIndex((name) => card === `bonus-${name}`);
  if (good >= 0) return bonusFace(good, language);
  const board = PLAYER_BOARDS.findIndex(({ id }) => id === card);
  if (board >= 0) return boardFace(board, language);
  return faceOf(
    BUILDINGS.findIndex(({ id }) => id === card),
    language,
  );
}
