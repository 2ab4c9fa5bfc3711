import { ACTIONS, BUILDINGS } from '@/games/harbour/cards/buildings';
import { SYMBOLS } from '@/games/harbour/cards/goods';
import { LANDING_STAGES, PLAYER_BOARDS } from '@/games/harbour/cards/player-boards';
import { zones } from '@/games/harbour/events';
import { harbourWords } from '@/games/harbour/phrases';
import { boardPiece } from '@/games/harbour/pieces';
import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import { capitalised } from '@/text/capitalised';
import type { Catalogue, CatalogueEntry, Standing, Whereabouts } from '../../catalogue';
import { ON_BOARD, paragraphOn } from '../rules/links';
import { faceNamed } from './faces';
import { familyOf, type Family } from './families';

const FAMILIES: readonly Family[] = ['gain', 'exchange', 'market', 'buy'];

const buildings: readonly CatalogueEntry[] = BUILDINGS.map(({ id, symbols }, building) => {
  const action = ACTIONS[building];
  const family = action === undefined ? [] : [familyOf(action)];
  return { card: id, copies: 1, tags: [...family, ...new Set<string>(symbols)], rule: paragraphOn(id) };
});

/** Everybody's own board is no card to look for. */
const characters: readonly CatalogueEntry[] = PLAYER_BOARDS.slice(LANDING_STAGES + 1).map(
  ({ id, symbols }) => ({ card: id, copies: 1, tags: symbols, rule: ON_BOARD[id] }),
);

function whereBuilding(view: HarbourView, card: string): Whereabouts | undefined {
  const building = BUILDINGS.findIndex(({ id }) => id === card);
  const seat = view.owner[building] ?? -1;
  if (seat >= 0) return { at: 'seat', seat, copies: 1 };
  if (view.display.includes(building)) return { at: 'offer', copies: 1 };
  // Of the deck a view names only what its viewer has seen go under it, or looks at.
  return view.deck.includes(building) ? { at: 'underDeck', copies: 1 } : undefined;
}

function whereBoard(view: HarbourView, card: string): Whereabouts | undefined {
  const board = PLAYER_BOARDS.findIndex(({ id }) => id === card);
  const seat = view.boards.indexOf(board);
  if (seat >= 0) return { at: 'seat', seat, copies: 1 };
  return view.offers.includes(board) ? { at: 'offer', copies: 1 } : undefined;
}

const isBuilding = (card: string): boolean => BUILDINGS.some(({ id }) => id === card);

function standing(view: HarbourView, { card }: CatalogueEntry): Standing {
  const where = isBuilding(card) ? whereBuilding(view, card) : whereBoard(view, card);
  return {
    known: where === undefined ? [] : [where],
    unseen: where === undefined ? 1 : 0,
    mayBe: isBuilding(card) ? 'deck' : view.offers.length > 0 ? 'offered' : 'away',
  };
}

export const harbourCatalogue: Catalogue<HarbourView> = {
  shelves: [
    { id: 'buildings', entries: buildings, tags: [...FAMILIES, ...SYMBOLS] },
    { id: 'characters', entries: characters, tags: SYMBOLS },
  ],
  words: (language) => {
    const { board } = TEXTS[language].games.harbour;
    const words = harbourWords[language];
    const families = FAMILIES.map((family) => [family, board.families[family].head] as const);
    const symbols = SYMBOLS.map((symbol) => [symbol, capitalised(words.symbols[symbol])] as const);
    return { shelves: board.catalogue, tags: Object.fromEntries([...families, ...symbols]) };
  },
  face: faceNamed,
  standing,
  cardOf: (piece) => BUILDINGS[piece]?.id ?? PLAYER_BOARDS[piece - boardPiece(0)]?.id,
  decks: [zones.deck.zone],
};
