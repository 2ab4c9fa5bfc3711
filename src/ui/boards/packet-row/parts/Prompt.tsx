import type { StyleProp, ViewStyle } from 'react-native';
import { DecisionButtons, PromptPanel as Panel, Question, type DecisionButtonsProps } from '../../kit/prompt';
import { inBrief } from '../model/faces';
import { hintOf, questionOf } from '../model/question';
import { useBoard, type PacketRowBoard } from '../table/board';
import { decisionOf, deliverableTogether } from '../table/decision';

interface PromptWordsProps {
  short: boolean;
  flag: number;
  /** How high the words may become; undefined where all of the table scrolls. */
  room?: number;
  /** How many of the last moves are told. */
  told?: number;
  /** Low windows do without what helps to answer. */
  hinted?: boolean;
}

/** What the player's thought would lead to: of a card, what it does; of being done, what would be lost. */
function explained(board: PacketRowBoard, short: boolean): string | undefined {
  const { choice, faces, text } = board;
  if (choice === undefined || 'area' in choice) return undefined;
  if ('finishing' in choice) return text.hint.closingAsks({ count: deliverableTogether(board) });
  const face = faces(choice.card);
  return short ? inBrief(face) : face.effect;
}

/** Whose decision, what is asked, and what just happened. */
export function PromptWords({ short, flag, room, told = 1, hinted = true }: PromptWordsProps) {
  const board = useBoard();
  const { view, asked, text, onLeaveDesk, own, past } = board;
  // What was asked then is told as others heard it.
  const actor = past === undefined ? board.actor : undefined;
  const atDesk = onLeaveDesk !== undefined && own !== undefined;
  const question = atDesk
    ? text.ask.desk({ name: board.name(own.seat) })
    : questionOf(view, actor, board, short);
  const hint = hintOf(view, actor, board, {
    deliverable: board.onTurnHandUp === undefined ? deliverableTogether(board) : 'covered',
    // Who chose the area is news, or stands there already.
    short: short || board.news().length > 0,
  });
  return (
    <Question
      question={question}
      whose={atDesk ? own.seat : asked}
      flag={flag}
      told={told}
      room={room}
      hint={hinted ? hint : undefined}
      explained={explained(board, short)}
    />
  );
}

interface PromptPanelProps extends PromptWordsProps {
  style: StyleProp<ViewStyle>;
}

/** The question with its answers beside it, where the table is wide enough. */
export function PromptPanel({ style, ...words }: PromptPanelProps) {
  return (
    <Panel style={style}>
      <PromptWords {...words} />
      <Answers />
    </Panel>
  );
}

/** The buttons that answer what is asked now. */
export function Answers(style: Omit<DecisionButtonsProps, 'decision'>) {
  return <DecisionButtons decision={decisionOf(useBoard())} {...style} />;
}
