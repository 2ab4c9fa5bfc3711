import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react-native';
import { boxOf } from './boxOf';
import { showTip } from './tip';

/** A pointer that passes by is told nothing. */
const RESTS_MS = 450;

interface TipHandlers {
  onHoverIn(event: MouseEvent): void;
  onHoverOut(): void;
  onPress(): void;
}

/** Tells a pointer that rests on a control what it is; it goes with the pointer, a press, or the control itself. */
export function useTip(words: string | undefined): TipHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(false);
  const hide = () => {
    clearTimeout(timer.current);
    if (shown.current) showTip(undefined);
    shown.current = false;
  };
  // Other words, or another control: what is shown is no longer true.
  useEffect(() => hide, [words]);
  return {
    onHoverIn: ({ currentTarget }) => {
      hide();
      if (words === undefined) return;
      timer.current = setTimeout(() => {
        const place = boxOf(currentTarget);
        if (place === undefined) return;
        shown.current = true;
        showTip({ words, place });
      }, RESTS_MS);
    },
    onHoverOut: hide,
    onPress: hide,
  };
}
