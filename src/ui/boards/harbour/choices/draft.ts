import { thinkAhead, type Ahead } from '@/games/harbour/ahead/think';
import { questionOf, type Question } from '@/games/harbour/asked';
import type { Good } from '@/games/harbour/cards/goods';
import type { HarbourMove, MoveType } from '@/games/harbour/move';
import { moveKey } from '@/games/harbour/move-key';
import type { HarbourView } from '@/games/harbour/view';
import type { Choice, HarbourBoard } from '../table/board';

/** What may still belong to one step after an answer to a question; whatever else is asked begins the next step. */
const FOLLOWS: Readonly<Partial<Record<Question, readonly Question[]>>> = {
  gift: ['gift'],
  pick: ['pick'],
  goodsOrPurchase: ['pick'],
  spend: ['spend', 'pick'],
  turn: ['turn'],
  swap: ['pick'],
  go: ['swap', 'transmute'],
  abilityOrEnd: ['swap', 'transmute'],
};

/** Gathered by the planner, not here. */
const OF_PURCHASE: readonly MoveType[] = ['inland', 'ship', 'buy', 'fill', 'keep'];

/** A step that is being put together: several small answers behind one button. */
export interface Draft {
  readonly view: HarbourView;
  /** What was asked before any of it. */
  readonly question: Question;
  readonly moves: readonly HarbourMove[];
  /** Half of the next answer: the good to be turned, or the first of two tokens. */
  readonly half: Good | undefined;
  /** The table after these moves. */
  readonly ahead: Ahead;
  /** What is asked next within the step; undefined when nothing is. */
  readonly pass: Question | undefined;
  /** How it may go on within the step. */
  readonly next: readonly HarbourMove[];
  /** What the last answer could have been instead. */
  readonly instead: readonly HarbourMove[];
  /** Whether the button may play it. */
  readonly complete: boolean;
  /** Ends the step where it could go on. */
  readonly ending: readonly HarbourMove[];
}

const draftedMoves = (choice: Choice | undefined): readonly HarbourMove[] =>
  choice !== undefined && 'moves' in choice ? choice.moves : [];

type Asked = Pick<HarbourBoard, 'view' | 'actor' | 'past' | 'moves' | 'choice'>;

/** Whether whoever has the device has to answer. */
export const isAsked = ({ actor, past, moves }: Asked): boolean =>
  past === undefined && actor !== undefined && moves.length > 0;

export const isDone = (move: HarbourMove): boolean => move.type === 'done';

function stepsOn(before: Ahead, after: Ahead): boolean {
  if (after.reveals || after.moves.length === 0) return false;
  if (before.question === undefined || after.question === undefined) return false;
  return FOLLOWS[before.question]?.includes(after.question) ?? false;
}

/** The step that whoever is asked puts together now; undefined where nobody here is asked. */
export function draftOf(board: Asked): Draft | undefined {
  const { view, actor, choice } = board;
  const question = questionOf(view);
  if (!isAsked(board) || actor === undefined || question === undefined) return undefined;
  const moves = draftedMoves(choice);
  const ahead = thinkAhead(view, actor, moves);
  const before = thinkAhead(view, actor, moves.slice(0, -1));
  if (ahead === undefined || before === undefined) return undefined;
  const goesOn = moves.length === 0 || stepsOn(before, ahead);
  const ending = goesOn && question === 'turn' ? ahead.moves.filter(isDone) : [];
  return {
    view,
    question,
    moves,
    half: choice !== undefined && 'moves' in choice ? choice.half : undefined,
    ahead,
    pass: goesOn ? ahead.question : undefined,
    next: goesOn ? ahead.moves : [],
    instead: before.moves,
    complete: moves.length > 0 && (!goesOn || ending.length > 0),
    ending,
  };
}

/** Every move that the button of a whole step plays, in order. */
export const playedBy = ({ moves, ending }: Draft): readonly HarbourMove[] => [...moves, ...ending];

export const isSame = (one: HarbourMove, other: HarbourMove): boolean => moveKey(one) === moveKey(other);

/** A single answer is chosen already, though not given. */
export function presumed(board: Omit<Asked, 'choice'>): Choice | undefined {
  if (!isAsked({ ...board, choice: undefined })) return undefined;
  const answers = board.moves.filter(({ type }) => type !== 'later');
  const [only] = answers;
  const isGoing = only?.type === 'go' || only?.type === 'done' || OF_PURCHASE.includes(only?.type ?? 'done');
  return only === undefined || answers.length > 1 || isGoing ? undefined : { moves: [only] };
}
