import { abilityOf, characterOf, mayUseAbility } from '../choices/ability';
import { draftOf, isDone, playedBy, type Draft } from '../choices/draft';
import { takenBack } from '../choices/edit';
import { labelOf } from '../choices/label';
import { shipAndBuy } from '../choices/purchase';
import { isFirstStock, wantedIn } from '../choices/wanted';
import { questionOf } from '@/games/harbour/asked';
import type { HarbourMove } from '@/games/harbour/move';
import { feeAt, NONE, type Place } from '@/games/harbour/state';
import { answerBy, decisionAround, notYet, type Answer, type Decision } from '../../kit/prompt';
import { nameOf } from '../model/faces';
import { zone } from '../motion/zones';
import { openPlanner } from '../planner/planning';
import type { HarbourBoard } from './board';

/** What whoever acts can answer now. */
export function decisionOf(board: HarbourBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  const draft = draftOf(board);
  if (draft === undefined) return {};
  const { choice } = board;
  const drafting = choice !== undefined && 'moves' in choice;
  switch (draft.question) {
    case 'go':
      return drafting ? whole(board, draft, back(board, draft)) : going(board);
    case 'abilityOrEnd':
      return drafting ? whole(board, draft, back(board, draft)) : ending(board);
    case 'feeNowOrLater':
      return whole(
        board,
        draft,
        answerBy<HarbourMove>(board, { type: 'later' }, { label: board.text.act.payLater }),
      );
    case 'ship':
    case 'buyMore':
    case 'fill':
    case 'keep':
      return planning(board);
    case 'turn':
      return whole(board, draft, hasBegun(draft) ? back(board, draft) : nothing(board));
    default:
      return whole(board, draft, hasPasses(draft) ? back(board, draft) : undefined);
  }
}

const hasBegun = ({ moves, half }: Draft): boolean => moves.length > 0 || half !== undefined;

/** In later passes a column means something else, so that a second tap no longer takes back what the first one did. */
const hasPasses = (draft: Draft): boolean =>
  hasBegun(draft) && ['spend', 'swap', 'takeOrSwap'].includes(draft.question);

/** The way into a place, by a button that names it and its fee. */
export function enteringOf(board: HarbourBoard, place: Place): Answer {
  const { text, view, subject, language } = board;
  const named = { place: nameOf(view, place, language) };
  const label = feeAt(view, subject, place) === NONE ? text.act.enter(named) : text.act.enterForFee(named);
  return answerBy<HarbourMove>(board, { type: 'go', place }, { label, haptic: 'medium' });
}

function going(board: HarbourBoard): Decision {
  const { choice, text, actor } = board;
  const secondary = ability(board);
  if (choice === undefined || !('place' in choice) || actor === undefined) {
    return { primary: notYet(text.act.goFirst, text.act.tapPlace), ...secondary };
  }
  return { primary: enteringOf(board, choice.place), ...secondary };
}

function ending(board: HarbourBoard): Decision {
  return { primary: answerBy<HarbourMove>(board, { type: 'done' }), ...ability(board) };
}

/** Alchemist and Broker: once a turn, before the pawn moves or after the action. */
function ability(board: HarbourBoard): Pick<Decision, 'secondary'> {
  if (!mayUseAbility(board) || abilityOf(board) === undefined) return {};
  const label = board.text.act.ability({ board: characterOf(board) });
  const give = () => board.choose({ moves: [] });
  return { secondary: { label, haptic: 'light', place: zone.ability, give } };
}

function planning(board: HarbourBoard): Decision {
  const { text, moves, view } = board;
  const label = questionOf(view) === 'ship' ? shipAndBuy(board) : text.act.plan;
  const primary: Answer = { label, haptic: 'light', place: zone.plan, give: () => openPlanner(board) };
  const done = moves.find(isDone);
  return done === undefined ? { primary } : { primary, secondary: answerBy(board, done) };
}

const nothing = (board: HarbourBoard): Answer =>
  answerBy<HarbourMove>(board, { type: 'done' }, { label: board.text.act.turnNothing });

const back = (board: HarbourBoard, draft: Draft): Answer => ({
  label: board.text.act.back,
  haptic: 'light',
  give: () => board.choose(takenBack(draft)),
});

/** The button of a step, once it is whole; before that it says what is missing. */
function whole(board: HarbourBoard, draft: Draft, secondary: Answer | undefined): Decision {
  const primary = draft.complete ? played(board, draft) : missing(board, draft);
  return secondary === undefined ? { primary } : { primary, secondary };
}

function played(board: HarbourBoard, draft: Draft): Answer {
  const moves = playedBy(draft);
  const [first, ...rest] = moves;
  return {
    label: labelOf(board, draft),
    haptic: 'medium',
    makes: moves,
    give: () => {
      board.closeAll();
      if (first !== undefined) board.play(first, ...rest);
    },
  };
}

function missing(board: HarbourBoard, draft: Draft): Answer {
  const { first, wait } = board.text;
  const { left } = wantedIn(draft);
  const more = left > 1 || draft.moves.length > 0 ? wait.goods({ units: left }) : wait.one;
  switch (draft.pass) {
    case 'board':
      return notYet(first.board, wait.one);
    case 'look':
      return notYet(first.own, wait.one);
    case 'gift':
      return notYet(isFirstStock(board.view, draft.question) ? first.stock : first.gain, more);
    case 'feeNowOrLater':
    case 'fee':
      return notYet(first.pay, wait.one);
    case 'go':
    case 'abilityOrEnd':
    case 'spend':
      return notYet(first.spend, more);
    case 'turn':
    case 'transmute':
      return notYet(first.turn, draft.half === undefined ? wait.one : wait.into);
    case 'give':
    case 'take':
    case 'raise':
    case 'replace':
    case 'takeOrSwap':
      return notYet(first[draft.pass], wait.one);
    case 'swap':
      return notYet(first.swap, wait.tokens);
    default:
      return notYet(first.gain, more);
  }
}
