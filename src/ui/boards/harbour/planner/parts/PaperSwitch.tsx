import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Touchable, type TouchableProps } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, useTheme } from '@/ui/theme';
import { explaining } from '../../../kit/table';
import { useBoard } from '../../table/board';

interface PaperSwitchProps extends Pick<TouchableProps, 'ref' | 'onKey' | 'tabIndex'> {
  role: 'checkbox' | 'radio';
  /** What it is called, with what it would bring. */
  label: string;
  on: boolean;
  /** Why it cannot be touched now: then it is an outline on the table. */
  unavailable?: string | undefined;
  /** The paragraph of the rules behind that, where there is one. */
  rule?: string | undefined;
  /** Can be touched, but does not count yet. */
  outlined?: boolean | undefined;
  /** Where it is pointed at until it is on. */
  place?: string | undefined;
  onPress: () => void;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** Paper that can be touched; ringed once it belongs to the plan. */
export function PaperSwitch(props: PaperSwitchProps) {
  const { role, label, on, unavailable, rule, outlined = false, place, ...rest } = props;
  const { onPress, style, children, ...keys } = rest;
  const { colour } = useTheme();
  const { common } = useText();
  const board = useBoard();
  const off = unavailable !== undefined;
  return (
    <Touchable
      {...keys}
      role={role}
      label={off ? common.unavailable({ what: label, reason: unavailable }) : label}
      checked={on}
      disabled={off}
      onRefused={explaining(board, { what: label, why: unavailable, rule })}
      place={on ? undefined : place}
      onPress={onPress}
      style={[
        styles.switch,
        off || outlined
          ? { borderColor: off ? colour.line : colour.textSoft }
          : [styles.paper, { backgroundColor: colour.paper, borderColor: colour.edge }],
        on && !off && { borderColor: colour.action, boxShadow: `0 0 0 2px ${colour.action}` },
        style,
      ]}
    >
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  switch: { borderWidth: 1.3, borderRadius: radius.card },
  paper: { boxShadow: '0 2px 4px rgba(0, 0, 0, 0.25)' },
});
