import { useRef } from 'react';
import { View, type ViewProps } from 'react-native';
import { DIGITS, focusChoice, useTableShortcuts } from '@/ui/keyboard';

interface KeyedPlaceProps extends ViewProps {
  /** Its number among the places of the table, from 1: the key that leads to it. */
  number: number;
  /** What the key does, where it does more than lead to what can be pressed there. */
  onKey?: (() => void) | undefined;
}

/** A part of the table with a key of its own. */
export function KeyedPlace({ number, onKey, ...view }: KeyedPlaceProps) {
  const place = useRef<View>(null);
  const digit = DIGITS[number - 1];
  const lead = () => focusChoice(place.current);
  useTableShortcuts(digit === undefined ? {} : { [digit]: onKey ?? lead });
  return <View ref={place} {...view} />;
}
