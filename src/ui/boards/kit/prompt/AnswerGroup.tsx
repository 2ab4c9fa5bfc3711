import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { decisionPlace } from '@/ui/keyboard';
import { useTable } from '../table';

interface AnswerGroupProps {
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** The buttons that answer what is asked: readers find them by one name, wherever a layout puts them. */
export function AnswerGroup({ style, children }: AnswerGroupProps) {
  const { shared } = useTable();
  return (
    <View role="group" aria-label={shared.answer} {...decisionPlace('answer')} style={style}>
      {children}
    </View>
  );
}
