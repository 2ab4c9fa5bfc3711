import { useState } from 'react';
import { PanResponder } from 'react-native';
import { useTheme } from '@/ui/theme';
import { useTable } from '../table';

/** One of several places is in sight. */
export interface Focus<Id> {
  readonly focused: Id;
  focus(id: Id): void;
}

interface Focusing<Id> {
  /** What is asked about opens by itself, until another one is looked at. */
  readonly asked: Id | undefined;
  /** What is in sight before anything was asked about or looked at. */
  readonly first: Id;
  /** What whoever comes to the table wants to see of it before they answer. */
  readonly comesTo?: Id | undefined;
  /** What the player has in mind stays in sight. */
  readonly chosen?: Id | undefined;
  /** Whoever looks at a place may mean it. */
  readonly onFocus?: (id: Id) => void;
}

interface Focused<Id> extends Focus<Id> {
  /** Whether somebody wanted to see it since this was asked. */
  readonly wanted: boolean;
}

export function useFocus<Id>({ asked, first, comesTo, chosen, onFocus }: Focusing<Id>): Focused<Id> {
  const { question } = useTable();
  const [looked, look] = useState({
    question,
    id: comesTo ?? asked ?? first,
    wanted: comesTo !== undefined,
  });
  const wanted = looked.wanted && looked.question === question;
  return {
    wanted,
    focused: chosen ?? (looked.question === question ? looked.id : (asked ?? looked.id)),
    focus: (id) => {
      look({ question, id, wanted: true });
      onFocus?.(id);
    },
  };
}

const BEGINS = 24;
const COUNTS = 48;

/** A swipe shows the place beside; keys and readers have the tabs. */
export function useSwipe<Id>(ids: readonly Id[], { focused, focus }: Focus<Id>) {
  const step = (by: number) => {
    const next = ids[ids.indexOf(focused) + by];
    if (next !== undefined) focus(next);
  };
  return PanResponder.create({
    onMoveShouldSetPanResponder: (_, { dx, dy }) => Math.abs(dx) > BEGINS && Math.abs(dx) > 2 * Math.abs(dy),
    onPanResponderRelease: (_, { dx }) => {
      if (Math.abs(dx) > COUNTS) step(dx < 0 ? 1 : -1);
    },
  }).panHandlers;
}

/** Around the open tab and its panel alike. */
export const FOCUS_BORDER = 2.5;

/** The colours of the open tab and its panel: lit where it is asked about or in mind. */
export function useFocusColours(lit: boolean) {
  const { colour } = useTheme();
  return lit
    ? { backgroundColor: colour.panelActive, borderColor: colour.action }
    : { backgroundColor: colour.panel, borderColor: colour.textSoft };
}
