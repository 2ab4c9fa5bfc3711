import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { DecisionButtons, PromptPanel } from '../../kit/prompt';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';
import { Prompt } from './Prompt';

interface FullPromptProps {
  style: StyleProp<ViewStyle>;
  flag: number;
  told: number;
  /** How high the words may become. */
  room: number;
  /** Smaller buttons leave the room to the question. */
  narrow?: boolean;
  /** Between the question and its answers. */
  children?: ReactNode;
}

/** The question with its answers beside it, where the table is wide enough. */
export function FullPrompt({ style, flag, told, room, narrow = false, children }: FullPromptProps) {
  const board = useBoard();
  return (
    <PromptPanel style={style}>
      <Prompt flag={flag} told={told} room={room} />
      {children}
      <DecisionButtons decision={decisionOf(board)} size={narrow ? 'small' : 'regular'} />
    </PromptPanel>
  );
}
