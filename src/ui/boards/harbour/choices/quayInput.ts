import { speakProblem } from '@/engine/phrase';
import type { Question } from '@/games/harbour/asked';
import type { Good } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { harbourPhrases } from '@/games/harbour/phrases';
import { problem } from '@/games/harbour/problem';
import { held, limitOf } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';
import { draftOf, type Draft } from './draft';
import { chosenIn, tapped } from './edit';

/** One column of the quay while it asks. */
export interface ColumnInput {
  /** How often the good is in the draft: ticked above 0, with its figure above 1. */
  readonly chosen: number;
  /** What becomes of it, where that is not plain: "lost: Ben’s stock is full". */
  readonly note?: string | undefined;
  /** Why it cannot be chosen: an outline instead of paper; a tap tells the reason. */
  readonly unavailable?: string | undefined;
  press(): void;
}

/** What the columns of the quay ask for: goods, or the tokens that stand above them. */
export interface QuayInput {
  readonly of: 'goods' | 'tokens';
  column(good: Good): ColumnInput;
}

/** The questions that columns answer; abilities are chosen by their button first. */
const ON_COLUMNS: readonly Question[] = [
  'gift',
  'feeNowOrLater',
  'fee',
  'goodsOrPurchase',
  'takeOrSwap',
  'pick',
  'spend',
  'turn',
  'double',
  'give',
  'swap',
  'raise',
  'transmute',
];

/** How the quay asks; undefined while it only informs. */
export function quayInputOf(board: HarbourBoard): QuayInput | undefined {
  const draft = draftOf(board);
  if (draft === undefined) return undefined;
  const drafting = board.choice !== undefined && 'moves' in board.choice;
  const byAbility = drafting && (draft.question === 'go' || draft.question === 'abilityOrEnd');
  if (!byAbility && !ON_COLUMNS.includes(draft.question)) return undefined;
  return {
    of: asksForTokens(draft) ? 'tokens' : 'goods',
    column: (good) => columnOf(board, draft, good),
  };
}

function asksForTokens({ pass, moves }: Draft): boolean {
  const asked = pass ?? moves.at(-1)?.type;
  return asked === 'swap' || asked === 'raise' || asked === 'takeOrSwap';
}

function columnOf(board: HarbourBoard, draft: Draft, good: Good): ColumnInput {
  const chosen = chosenIn(draft, good);
  const result = tapped(draft, good);
  const unavailable = result === undefined ? whyNot(board, draft, good) : undefined;
  return {
    chosen,
    unavailable,
    note: noteOn(board, draft, good),
    press: () => {
      if (result !== undefined) board.choose(result);
      else if (unavailable !== undefined) board.tell(unavailable);
    },
  };
}

/** The move that a tap on the column would have meant. */
function meant({ pass, half, next, moves }: Draft, good: Good): HarbourMove | undefined {
  switch (pass) {
    case 'gift':
    case 'pick':
    case 'double':
    case 'goodsOrPurchase':
      return { type: 'gain', good };
    case 'feeNowOrLater':
    case 'fee':
      return { type: 'pay', good };
    case 'go':
    case 'abilityOrEnd':
    case 'spend':
      return { type: 'spend', good };
    case 'turn':
    case 'transmute': {
      const from = half ?? moves.find((move) => move.type === 'turn')?.from;
      return { type: 'turn', from: from ?? good, to: from === undefined ? (good + 1) % 4 : good };
    }
    case 'give':
      return { type: 'give', good };
    case 'raise':
      return { type: 'raise', good };
    case 'swap':
    case 'takeOrSwap':
      return half === undefined
        ? undefined
        : { type: 'swap', a: Math.min(half, good), b: Math.max(half, good) };
    default:
      return next.find((move) => 'good' in move && move.good === good);
  }
}

function whyNot(board: HarbourBoard, draft: Draft, good: Good): string {
  const { language, actor, text } = board;
  const move = meant(draft, good);
  const refused =
    move === undefined || actor === undefined ? undefined : problem(draft.ahead.state, actor, move);
  return refused === undefined
    ? text.column.full
    : speakProblem(harbourPhrases, language, refused, { seat: board.name });
}

/** What is lost by choosing it. */
function noteOn(board: HarbourBoard, draft: Draft, good: Good): string | undefined {
  const { view, text, actor } = board;
  const { question, ahead } = draft;
  if (actor === undefined) return undefined;
  if (question === 'feeNowOrLater' || question === 'fee') {
    const owner = view.fee;
    return held(view, owner, good) >= limitOf(view, owner)
      ? text.column.lostFee({ name: board.name(owner) })
      : undefined;
  }
  const gains = draft.next.some((move) => move.type === 'gain' && move.good === good);
  const full = held(ahead.state, actor, good) >= limitOf(ahead.state, actor);
  return gains && full && question !== 'double' ? text.column.lost : undefined;
}
