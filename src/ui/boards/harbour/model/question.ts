import { questionOf, type Question } from '@/games/harbour/asked';
import { argumentOf, exchangesNeighbours, topOf } from '@/games/harbour/rules/frames';
import { abilityOf } from '../choices/ability';
import { draftOf, type Draft } from '../choices/draft';
import { helpOf } from '../choices/helps';
import { isDifferent, isFirstStock, wantedIn } from '../choices/wanted';
import type { HarbourBoard } from '../table/board';
import { isOnlyYou } from './called';
import { consequenceOf } from './consequence';

interface AskedWords {
  readonly question: string;
  /** What the player's thought would lead to. */
  readonly explained?: string | undefined;
}

/** What is asked, in words for whoever reads it; `short` where there is little room. */
export function askedWords(board: HarbourBoard, short: boolean): AskedWords {
  const { view, text, shared, asked } = board;
  const question = questionOf(view);
  if (question === undefined || asked === undefined) return { question: shared.over };
  const draft = draftOf(board);
  if (draft === undefined) return { question: othersHear(board, question) };
  const own = ownQuestion(board, draft, short);
  const seat = board.actor ?? asked;
  return {
    // Where several people sit nothing else says that the device goes on to the next.
    question: isOnlyYou(board, seat) ? own : text.ask.named({ name: board.name(seat), question: own }),
    explained: explainedFor(board, draft, short),
  };
}

/** The consequence of what is in mind, or what helps to choose; news stand there while the pawn has nowhere to go yet. */
function explainedFor(board: HarbourBoard, draft: Draft, short: boolean): string | undefined {
  const { choice } = board;
  if (choice !== undefined && 'place' in choice) return consequenceOf(board, choice.place);
  if (draft.question === 'go' && choice === undefined) return undefined;
  return helpOf(board, draft, short);
}

/** The question for whoever answers it here. */
export function ownQuestion(board: HarbourBoard, draft: Draft, short: boolean): string {
  const { view, text } = board;
  const { ask } = text;
  const { question, pass } = draft;
  const units = wantedIn(draft).of;
  if (question === 'go' && board.choice !== undefined && 'moves' in board.choice)
    return askedOfAbility(board);
  if (question === 'abilityOrEnd' && board.choice !== undefined) return askedOfAbility(board);
  switch (question) {
    case 'gift':
      return isFirstStock(view, question) ? ask.stock : ask.gift({ units });
    case 'go':
      return short ? ask.go : ask.goFree;
    case 'feeNowOrLater':
    case 'fee':
      // The answers say when.
      return ask[short ? 'fee' : question]({ name: board.name(view.fee) });
    case 'pick':
      if (units === 1) return ask.pickOne;
      return isDifferent(view, question) ? ask.pickDifferent({ units }) : ask.pick({ units });
    case 'spend':
      return pass === 'spend' ? ask.spend : ask.into;
    case 'turn':
      return draft.half === undefined && draft.moves.length === 0 ? ask.turn : ask.into;
    case 'transmute':
      return draft.half === undefined ? ask.turn : ask.into;
    case 'give':
      return ask.give({ name: board.name(view.active) });
    case 'swap':
      if (draft.moves.length > 0 && pass === 'pick') return ask.gainOfTwo;
      return exchangesNeighbours(argumentOf(topOf(view))) ? ask.swapNeighbours : ask.swap;
    default:
      return ask[question];
  }
}

const askedOfAbility = (board: HarbourBoard): string =>
  abilityOf(board) === 'swapTokens' ? board.text.ask.swapAbility : board.text.ask.turnAbility;

function othersHear(board: HarbourBoard, question: Question): string {
  const { view, text, asked } = board;
  const name = asked === undefined ? '' : board.name(asked);
  if (question === 'board') return text.others.board;
  if (question === 'look' || question === 'go') return text.others[question]({ name });
  return isFirstStock(view, question) ? text.others.stock({ name }) : text.others.decides({ name });
}
