import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import { focusFirst } from './focusBeside';

/** What takes the place of something that had the focus takes that too: the first of it that the Tab key reaches. */
export function useFocusOnArrival(takes: boolean): RefObject<View | null> {
  const field = useRef<View>(null);
  useEffect(() => {
    if (takes) focusFirst(field.current);
  }, [takes]);
  return field;
}
