import type { Viewer } from '@/engine/game';
import { PLAYER_BOARDS, LANDING_STAGES } from '@/games/harbour/cards/player-boards';
import { KINDS } from '@/games/harbour/cards/goods';
import { questionOf } from '@/games/harbour/asked';
import { can, isOver, NONE, type HarbourState } from '@/games/harbour/state';
import { outside, placesIn, zoneOf, type HiddenZone, type Place } from './zone';

const LOOKED_AT = 2;

/** HB-60: the deck, but for what was put under it in the open, or by the Noble, or lies before the Noble. */
function inDeck(state: HarbourState, viewer: Viewer): Place[] {
  const noble = viewer !== 'table' && can(state, viewer, 'startWithBuilding');
  const first = state.known + (noble && state.buried ? 1 : 0);
  const last = state.deck.length - (noble && questionOf(state) === 'look' ? LOOKED_AT : 0);
  return placesIn(state.deck, first, last);
}

/** HB-41: one bonus card each, and those that nobody got. */
function bonusCards(state: HarbourState, viewer: Viewer): Place[] {
  if (state.bonus.length === 0 || isOver(state)) return [];
  const undealt = Array.from({ length: KINDS }, (_, good) => good).filter(
    (good) => !state.bonus.includes(good),
  );
  return [...placesIn(state.bonus).filter((_, seat) => seat !== viewer), ...outside(undealt)];
}

/** HB-3: the boards that others were dealt, and those that nobody was. Whoever chose the first of two has still chosen that. */
function offers(state: HarbourState, viewer: Viewer): HiddenZone {
  const undealt = PLAYER_BOARDS.map((_, board) => board).filter(
    (board) => board !== LANDING_STAGES && !state.offers.includes(board),
  );
  const choices = state.boards.map((board) => state.offers.indexOf(board));
  const { cards, lay } = zoneOf([
    ...placesIn(state.offers).filter((_, at) => Math.floor(at / 2) !== viewer),
    ...outside(undealt),
  ]);
  return {
    cards,
    lay: (boards) => {
      lay(boards);
      choices.forEach((at, seat) => {
        if (at >= 0) state.boards[seat] = state.offers[at] as number;
      });
    },
  };
}

/** Which of their two boards another seat chose. */
function choices(state: HarbourState, viewer: Viewer): HiddenZone[] {
  return state.boards.flatMap((board, seat) => {
    if (board === NONE || seat === viewer) return [];
    const offered = () => state.offers.slice(seat * 2, seat * 2 + 2);
    const chosen = offered().indexOf(board);
    const lay = ([which = 0]: readonly number[]) => {
      state.boards[seat] = offered()[which] as number;
    };
    return [{ cards: [chosen, 1 - chosen], lay }];
  });
}

export function harbourZones(state: HarbourState, viewer: Viewer): HiddenZone[] {
  const boards = state.offers.length === 0 ? [] : [offers(state, viewer), ...choices(state, viewer)];
  return [zoneOf(inDeck(state, viewer)), zoneOf(bonusCards(state, viewer)), ...boards];
}
