import { useRef } from 'react';
import type { View } from 'react-native';
import type { TouchableProps } from './Touchable';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys lead through a group of which the Tab key reaches one: on to the next, round and round. The focus goes
 * along, since the next key is heard by whatever has it.
 */
export function useArrowKeys(
  count: number,
  onReach: (at: number) => void,
): (at: number) => Pick<TouchableProps, 'ref' | 'onKey'> {
  const controls = useRef<(View | null)[]>([]);
  return (at) => ({
    ref: (control) => {
      controls.current[at] = control;
    },
    onKey: (key) => {
      const by = STEPS[key];
      if (by === undefined) return false;
      const next = (at + by + count) % count;
      onReach(next);
      controls.current[next]?.focus();
      return true;
    },
  });
}
