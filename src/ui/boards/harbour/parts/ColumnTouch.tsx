import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Good } from '@/games/harbour/cards/goods';
import { Touchable } from '@/ui/components';
import { useText } from '@/ui/text';
import type { ColumnInput, QuayInput } from '../model/quayInput';
import { zone } from '../motion/zones';

interface ColumnTouchProps {
  good: Good;
  role: QuayInput['role'];
  column: ColumnInput;
  /** The good and how much of it is held, read aloud. */
  spoken: string;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** What is touched to choose a good: once it is chosen it is no longer pointed at, and while it is closed it says why. */
export function ColumnTouch({ good, role, column, spoken, style, children }: ColumnTouchProps) {
  const { common } = useText();
  const { state, lost, closed, onPress } = column;
  const chosen = state === 'chosen';
  const what = lost === undefined ? spoken : `${spoken}, ${lost}`;
  return (
    <Touchable
      role={role}
      label={closed === undefined ? what : common.unavailable({ what, reason: closed.why })}
      checked={role === 'button' ? undefined : chosen}
      disabled={closed !== undefined}
      onRefused={closed?.explain}
      place={chosen && role !== 'button' ? undefined : zone.column(good)}
      onPress={onPress}
      style={style}
    >
      {children}
    </Touchable>
  );
}
