import type { Seat, Step } from '@/engine/game';
import type { Building } from '../cards/buildings';
import { BOARD_SYMBOLS, type PlayerBoard } from '../cards/player-boards';
import { moved, said, zones } from '../events';
import { harbourPhrase } from '../phrases';
import { boardPiece } from '../pieces';
import { NONE, whoCan, type HarbourState } from '../state';
import { addSymbols, own } from './deck';
import { frame, LOOK } from './frames';

/** HB-3: a choice that nobody else sees until the last one is made. */
export function chooseBoard(state: HarbourState, seat: Seat, board: PlayerBoard, step: Step): void {
  state.boards[seat] = board;
  if (step.emit) {
    const [one, other] = state.offers.slice(seat * 2, seat * 2 + 2) as [PlayerBoard, PlayerBoard];
    const left = board === one ? other : one;
    step.emit(moved(boardPiece(board), zones.offer(seat), zones.board(seat), [seat], [seat]));
    step.emit(moved(boardPiece(left), zones.offer(seat), zones.box, [seat], [seat]));
    step.emit(said(seat, harbourPhrase('boardChosen', { seat })));
  }
  if (!state.boards.includes(NONE)) revealBoards(state, step);
}

function revealBoards(state: HarbourState, step: Step): void {
  state.offers = [];
  state.stack.pop();
  state.boards.forEach((board, seat) => {
    addSymbols(state, seat, BOARD_SYMBOLS[board] as readonly number[]);
    step.emit?.(moved(boardPiece(board), zones.board(seat), zones.board(seat), [seat], 'all'));
    step.emit?.(said(seat, harbourPhrase('boardShown', { seat, board })));
  });
  const noble = whoCan(state, 'startWithBuilding');
  if (noble === NONE) return;
  state.stack.push(frame(LOOK, noble));
  for (const building of state.deck.slice(-2)) {
    step.emit?.(moved(building, zones.deck, zones.look(noble), 'none', [noble]));
  }
}

/** The Noble owns one of the two buildings free of charge; the other goes under the deck unseen. */
export function keepLooked(state: HarbourState, seat: Seat, building: Building, step: Step): void {
  const [second, first] = state.deck.splice(-2) as [Building, Building];
  const other = building === first ? second : first;
  state.stack.pop();
  state.deck.unshift(other);
  state.buried = true;
  state.free = building;
  own(state, seat, building);
  step.emit?.(moved(building, zones.look(seat), zones.owned(seat), [seat], 'all'));
  step.emit?.(moved(other, zones.look(seat), zones.underDeck, [seat], [seat]));
  step.emit?.(said(seat, harbourPhrase('keptFree', { seat, building })));
}
