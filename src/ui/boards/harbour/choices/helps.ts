import { buyingPower } from '@/games/harbour/ahead/power';
import { lostIn } from '@/games/harbour/ahead/told';
import { HAT } from '@/games/harbour/cards/goods';
import { playerBoardId } from '@/games/harbour/cards/player-boards';
import { isAny } from '@/games/harbour/phrases/speaker';
import { argumentOf, topOf, turnLeft } from '@/games/harbour/rules/frames';
import { limitOf, playerBoardOf, symbolsOf } from '@/games/harbour/state';
import { goodsWords } from '../model/explained';
import type { HarbourBoard } from '../table/board';
import { toldAs } from '../model/told';
import type { Draft } from './draft';
import { reasonOf, wantedIn } from './wanted';

/** What helps to put the step together: how far it is, what would be lost, what a tap does. */
export function helpOf(board: HarbourBoard, draft: Draft, short: boolean): string | undefined {
  const { hint, stage } = board.text;
  const { view } = board;
  const { question } = draft;
  switch (question) {
    case 'board':
      return short ? hint.board : hint.boardAlone;
    case 'look':
      return hint.look;
    case 'gift':
      return giftHelp(board, draft);
    case 'go':
      return stage.ability;
    case 'abilityOrEnd':
      return board.choice === undefined ? abilityWords(board) : stage.ability;
    case 'feeNowOrLater':
    case 'fee':
      return lostFee(board, draft) ?? owedWords(board, question);
    case 'give':
      return hint.give;
    case 'goodsOrPurchase':
    case 'ship':
      if (draft.moves.length > 0) return chosenHelp(board, draft);
      return hint.purchase({ money: board.money(buyingPower(view, board.subject)) });
    case 'buyMore':
    case 'fill':
    case 'keep':
      return hint.nothingBefore;
    case 'turn':
      return lossIn(board, draft) ?? turnHelp(board, draft);
    case 'transmute':
      return lossIn(board, draft) ?? hint.tapToTurn;
    case 'swap':
    case 'takeOrSwap':
      if (draft.pass !== question) return chosenHelp(board, draft);
      if (draft.half !== undefined) return hint.tapSecond;
      return question === 'swap' ? hint.tapTokens : hint.tapEither;
    case 'take':
      return draft.complete ? hint.nothingBefore : hint.take;
    case 'raise':
      return draft.complete ? chosenHelp(board, draft) : hint.raise;
    case 'replace':
      return hint.replace;
    default:
      return chosenHelp(board, draft);
  }
}

function giftHelp(board: HarbourBoard, draft: Draft): string {
  const { hint } = board.text;
  const { chosen, of } = wantedIn(draft);
  if (reasonOf(board.view, draft.question) === 'stock') {
    return hint.stock({ chosen, of, first: board.name(board.view.starter) });
  }
  return lossIn(board, draft) ?? hint.give;
}

function turnHelp({ view, text }: HarbourBoard, draft: Draft): string {
  const begun = draft.half !== undefined || draft.moves.length > 0;
  const units = turnLeft(argumentOf(topOf(view)));
  return begun ? text.hint.chosen({ chosen: draft.moves.length, of: units }) : text.hint.upTo({ units });
}

/** How many of the goods are chosen, what of them would be lost, or how one is put back. */
function chosenHelp(board: HarbourBoard, draft: Draft): string {
  const { hint } = board.text;
  const { chosen, of } = wantedIn(draft);
  const loss = lossIn(board, draft);
  if (loss !== undefined) return loss;
  if (!draft.complete) return of > 1 ? hint.chosen({ chosen, of }) : hint.tapColumn;
  return of > 1 ? hint.putBack : hint.nothingBefore;
}

/** What the stock of whoever chooses has no room for. */
function lossIn(board: HarbourBoard, { ahead }: Draft): string | undefined {
  const { actor, text, view } = board;
  const lost = actor === undefined ? [] : lostIn(ahead.events, actor);
  if (actor === undefined || !isAny(lost)) return undefined;
  const units = lost.reduce((sum, some) => sum + some, 0);
  return text.visit.lost({ goods: goodsWords(lost, board), units, limit: limitOf(view, actor) });
}

function lostFee(board: HarbourBoard, { ahead }: Draft): string | undefined {
  const lost = toldAs(ahead.events, 'feePaid').find(({ units }) => units === 0);
  return lost && board.text.hint.lostFee({ name: board.name(lost.owner) });
}

/** HB-11: now and afterwards, whatever comes in between. */
function owedWords(
  { view, text, subject }: HarbourBoard,
  question: 'fee' | 'feeNowOrLater',
): string | undefined {
  if (question === 'feeNowOrLater') return text.hint.fee;
  return symbolsOf(view, subject, HAT) > 0 ? text.hint.feeWithHat : undefined;
}

function abilityWords({ view, words, subject }: HarbourBoard): string | undefined {
  const id = playerBoardId(playerBoardOf(view, subject));
  return id === 'landing-stages' ? undefined : words.abilities[id];
}
