import { useRef } from 'react';
import { View, type ViewProps } from 'react-native';
import { focusBeside, focusFirst } from './focusBeside';
import { useTableShortcuts } from './useShortcuts';

interface KeyPress {
  readonly key: string;
  readonly target: unknown;
  readonly currentTarget: unknown;
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** Arrow keys lead over everything in it that can be pressed, to what lies next in their direction. */
export function ArrowField(props: ViewProps) {
  const field = useRef<View>(null);
  useTableShortcuts({ arrows: () => focusFirst(field.current) });
  const keys = {
    onKeyDown: (event: KeyPress) => {
      const { key, target, currentTarget, defaultPrevented } = event;
      if (!defaultPrevented && focusBeside(currentTarget, target, key)) event.preventDefault();
    },
  };
  return <View ref={field} {...props} {...keys} />;
}
