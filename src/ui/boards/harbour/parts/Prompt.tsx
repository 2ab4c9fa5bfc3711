import type { StyleProp, ViewStyle } from 'react-native';
import { IconButton } from '@/ui/components';
import type { Focus } from '../../kit/layout';
import { DecisionButtons, PromptPanel as Panel, Question, type DecisionButtonsProps } from '../../kit/prompt';
import { isStaged } from '../choices/staged';
import { isOnlyYou } from '../model/called';
import { nameOf } from '../model/faces';
import { askedWords } from '../model/question';
import { PlannerButtons } from '../planner/PlannerButtons';
import { isPlanning } from '../planner/planning';
import { useBoard, type HarbourBoard } from '../table/board';
import { decisionOf } from '../table/decision';
import type { Quarters } from './PlayerTabs';

interface PromptProps {
  short: boolean;
  flag: number;
  /** How high the words may become; undefined where all of the table scrolls. */
  room?: number;
  /** How many of the last turns are told. */
  told?: number;
  /** So many go into a line: where the turns would take three of them, only the last one is told, and two answers leave room for few words. */
  letters?: number | undefined;
}

const LINES = 2;
/** Whoever the device comes to from somebody else hears all that is news to them: what is longer than its room scrolls. */
const ALL = Infinity;

/** Whether somebody else had the device before. */
const isHandedOn = (board: HarbourBoard): boolean => {
  const { happened, actor } = board;
  if (actor === undefined || happened === undefined || isOnlyYou(board, actor)) return false;
  return happened.seat !== actor;
};

/** Whose decision, what is asked, and what the player's thought would lead to. */
export function Prompt({ short, flag, room, told = 1, letters = Infinity }: PromptProps) {
  const board = useBoard();
  const { question, explained } = askedWords(board, short);
  const fits = board.news(told).join(' ').length <= LINES * letters;
  return (
    <Question
      question={question}
      whose={board.asked}
      flag={flag}
      told={isHandedOn(board) ? ALL : fits ? told : 1}
      room={room}
      explained={explained}
    />
  );
}

/** Explains the place that the player has in mind, or leads back to what is to be chosen. */
export function ExplainButton({ focus }: { focus: Focus<Quarters> }) {
  const board = useBoard();
  const { choice, view, language, text, open } = board;
  if (isStaged(board) && focus.focused !== 'stage') {
    return <IconButton icon="back" bare label={text.prompt.back} onPress={() => focus.focus('stage')} />;
  }
  if (choice === undefined || !('place' in choice)) return null;
  const { place } = choice;
  return (
    <IconButton
      icon="forward"
      bare
      label={text.prompt.explain({ place: nameOf(view, place, language) })}
      onPress={() => open({ of: 'place', place })}
    />
  );
}

/** The question with its answers beside it, where the table is wide enough. */
export function PromptPanel({ style, ...words }: PromptProps & { style: StyleProp<ViewStyle> }) {
  const board = useBoard();
  const crowded = words.letters !== undefined && decisionOf(board).secondary !== undefined;
  return (
    <Panel style={style}>
      <Prompt {...words} short={words.short || crowded} />
      {isPlanning(board) ? <PlannerButtons /> : <Answers />}
    </Panel>
  );
}

/** The buttons that answer what is asked now. */
export function Answers(style: Omit<DecisionButtonsProps, 'decision'>) {
  return <DecisionButtons decision={decisionOf(useBoard())} {...style} />;
}
