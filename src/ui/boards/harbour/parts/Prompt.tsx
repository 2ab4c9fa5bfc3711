import type { StyleProp, ViewStyle } from 'react-native';
import { IconButton } from '@/ui/components';
import type { Focus } from '../../kit/layout';
import { DecisionButtons, PromptPanel as Panel, Question, type DecisionButtonsProps } from '../../kit/prompt';
import { isStaged } from '../choices/staged';
import { nameOf } from '../model/faces';
import { askedWords } from '../model/question';
import { PlannerButtons } from '../planner/PlannerButtons';
import { isPlanning } from '../planner/planning';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';
import type { Quarters } from './PlayerTabs';

interface PromptProps {
  short: boolean;
  flag: number;
  /** How many of the last turns are told. */
  told?: number;
  /** So many go into a line: where the turns would take three of them, only the last one is told. */
  letters?: number;
}

const LINES = 2;

/** Whose decision, what is asked, and what the player's thought would lead to. */
export function Prompt({ short, flag, told = 1, letters = Infinity }: PromptProps) {
  const board = useBoard();
  const { question, explained } = askedWords(board, short);
  const fits = board.news(told).join(' ').length <= LINES * letters;
  return (
    <Question
      question={question}
      whose={board.asked}
      flag={flag}
      told={fits ? told : 1}
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
