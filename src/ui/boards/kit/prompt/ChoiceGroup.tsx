import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { decisionPlace } from '@/ui/keyboard';

interface ChoiceGroupProps {
  /** What is chosen among. */
  label: string;
  /** Whether anything of it can be chosen now; otherwise it is only looked at. */
  chosen: boolean;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** Cards or places to choose one from: a group to readers, and where the focus comes first. */
export function ChoiceGroup({ label, chosen, style, children }: ChoiceGroupProps) {
  const group = chosen
    ? ({ role: 'radiogroup', 'aria-label': label, ...decisionPlace('choice') } as const)
    : {};
  return (
    <View {...group} style={style}>
      {children}
    </View>
  );
}
