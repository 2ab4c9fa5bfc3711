import { StyleSheet } from 'react-native';
import { Button, type ButtonSize } from '@/ui/components';
import { useTableShortcuts } from '@/ui/keyboard';
import { touch } from '@/ui/theme';
import { HandCover } from '../hand';
import { useTable } from '../table';
import { AnswerGroup } from './AnswerGroup';
import { isNothing, type Answer, type Decision } from './decision';

export interface DecisionButtonsProps {
  decision: Decision;
  size?: ButtonSize;
  /** One below the other, across the whole width. */
  stacked?: boolean;
  /** The one that stands out takes the room that is left. */
  wide?: boolean;
  /** Why one cannot be pressed is told by a touch, where words on it would take the room of what it waits for. */
  terse?: boolean;
}

export function DecisionButtons({
  decision,
  size = 'regular',
  wide = false,
  stacked = false,
  terse = false,
}: DecisionButtonsProps) {
  const { primary, secondary, handFirst = false } = decision;
  const { explain } = useTable();
  // The button itself says why; what a touch adds is the way to the rule.
  const refusing = ({ label, unavailable: why, rule }: Answer) =>
    why === undefined || (rule === undefined && !terse)
      ? undefined
      : () => explain({ what: label, why, rule });
  useTableShortcuts({ confirm: primary?.unavailable === undefined ? primary?.give : undefined });
  if (isNothing(decision)) return null;
  return (
    <AnswerGroup style={[styles.buttons, wide && styles.wide, stacked && styles.stacked]}>
      {secondary !== undefined && (
        <Button
          label={secondary.label}
          variant="secondary"
          size={size}
          haptic={secondary.haptic}
          unavailable={secondary.unavailable}
          onRefused={refusing(secondary)}
          terse={terse}
          makes={secondary.makes}
          place={secondary.place}
          onPress={secondary.give}
          style={wide && styles.beside}
        />
      )}
      {primary !== undefined && (
        <Button
          label={primary.label}
          size={size}
          haptic={primary.haptic}
          unavailable={primary.unavailable}
          onRefused={refusing(primary)}
          terse={terse}
          makes={primary.makes}
          place={primary.place}
          onPress={primary.give}
          style={wide ? styles.grow : !stacked && (size === 'small' ? styles.smallPrimary : styles.primary)}
        />
      )}
      {handFirst && <HandCover style={wide ? styles.widest : stacked ? styles.across : styles.cover} />}
    </AnswerGroup>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  wide: { flex: 1 },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  // Long words break, so that the one that stands out keeps its room.
  beside: { flexShrink: 1, maxWidth: '50%', paddingHorizontal: 12 },
  grow: { flex: 1, paddingHorizontal: 10 },
  primary: { minWidth: 180, maxWidth: 300 },
  cover: { width: 260, height: touch.confirm },
  // What stands beside it keeps its room, however long the name is.
  widest: { flex: 1, minWidth: 180, height: touch.confirm },
  across: { flexGrow: 1, height: touch.confirm },
  smallPrimary: { minWidth: 136, maxWidth: 300 },
});
