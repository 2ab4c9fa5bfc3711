import { speakProblem } from '@/engine/phrase';
import type { Question } from '@/games/harbour/asked';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { harbourPhrases } from '@/games/harbour/phrases';
import { problem } from '@/games/harbour/problem';
import { held, limitOf } from '@/games/harbour/state';
import type { Refusal } from '../../kit/table';
import { ruleIn } from '../planner/planning';
import type { HarbourBoard } from '../table/board';
import type { ColumnInput, QuayInput } from '../model/quayInput';
import { ownQuestion } from '../model/question';
import { draftOf, type Draft } from './draft';
import { chosenIn, tapped, withoutOne } from './edit';
import { isDifferent, wantedIn } from './wanted';

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
    seat: board.subject,
    named: board.subject !== board.view.active,
    role: repeats(draft) ? 'button' : wantedIn(draft).of > 1 || hasHalves(draft) ? 'checkbox' : 'radio',
    label: ownQuestion(board, draft, true),
    column: (good) => columnOf(board, draft, good),
  };
}

const isOneOf = (questions: readonly Question[], { pass, question }: Draft): boolean =>
  questions.includes(pass ?? question);

/** Answers of two columns each. */
const hasHalves = (draft: Draft): boolean => isOneOf(['turn', 'transmute', 'swap', 'takeOrSwap'], draft);

/** Whether a good may be chosen several times: each tap adds one, a minus takes one back. */
function repeats(draft: Draft): boolean {
  const { view, question } = draft;
  if (question === 'turn') return draft.half !== undefined || draft.moves.length > 0;
  if (question === 'pick' || question === 'goodsOrPurchase') {
    return wantedIn(draft).of > 1 && !isDifferent(view, question);
  }
  if (question === 'gift') return wantedIn(draft).of > 1;
  return draft.pass === 'spend' && wantedIn(draft).of > 1;
}

function columnOf(board: HarbourBoard, draft: Draft, good: Good): ColumnInput {
  const chosen = chosenIn(draft, good);
  const result = tapped(draft, good);
  const less = repeats(draft) ? withoutOne(draft, good) : undefined;
  return {
    state: chosen > 0 ? 'chosen' : result === undefined ? 'closed' : 'open',
    count: repeats(draft) && chosen > 0 ? chosen : undefined,
    lost: lossOf(board, draft, good),
    closed: result === undefined ? closedBy(board, refusalOf(board, draft, good)) : undefined,
    onPress: () => {
      if (result !== undefined) board.choose(result);
    },
    onLess: less && (() => board.choose(less)),
  };
}

/** Where no rule is against it, a word beside the question is enough. */
const closedBy = (board: HarbourBoard, refusal: Refusal): NonNullable<ColumnInput['closed']> => ({
  why: refusal.why,
  explain: () => (refusal.rule === undefined ? board.tell(refusal.why) : board.explain(refusal)),
});

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

function refusalOf(board: HarbourBoard, draft: Draft, good: Good): Refusal {
  const { language, actor, text, words } = board;
  const move = meant(draft, good);
  const refused =
    move === undefined || actor === undefined ? undefined : problem(draft.ahead.state, actor, move);
  const what = words.goods[goodName(good)];
  if (refused === undefined) return { what, why: text.column.full, rule: undefined };
  const why = speakProblem(harbourPhrases, language, refused, { seat: board.name });
  return { what, why, rule: ruleIn(refused) };
}

/** Why choosing it would bring nobody anything. */
function lossOf(board: HarbourBoard, draft: Draft, good: Good): string | undefined {
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
