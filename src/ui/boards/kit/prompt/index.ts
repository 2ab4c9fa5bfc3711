export { ChoiceGroup } from './ChoiceGroup';
export { AnswerGroup } from './AnswerGroup';
export { ActionBar } from './ActionBar';
export {
  answerBy,
  decisionAround,
  decisionOnPassing,
  isNothing,
  notYet,
  type Answer,
  type Decision,
  type Moves,
} from './decision';
export { DecisionButtons, type DecisionButtonsProps } from './DecisionButtons';
export { PromptPanel } from './PromptPanel';
export { Question } from './Question';
export { Warning } from './Warning';
