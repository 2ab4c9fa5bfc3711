import { StyleSheet } from 'react-native';
import { Button, IconButton, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { useTable } from '../table';

interface WayToHandProps {
  /** How many cards the own hand has. */
  count: number;
  /** Opens the sheet of the hand. */
  onPress: () => void;
}

/** The way to the hand in view, in words. */
function useHandLabel(count: number): string {
  const { shared, own, past, name } = useTable();
  if (past === undefined || own === undefined) return shared.hand.open({ count });
  return shared.hand.openOf({ name: name(own.seat), count });
}

/** Looks through the hand, large and in any order. */
export function HandButton({ count, onPress }: WayToHandProps) {
  const label = useHandLabel(count);
  if (useTable().own === undefined) return null;
  return <IconButton icon="card-pick" label={label} onPress={onPress} />;
}

/** The same as the head of the hand. */
export function HandLabel({ count, onPress, icon = false }: WayToHandProps & { icon?: boolean }) {
  const { shared } = useTable();
  const { colour } = useTheme();
  return (
    <Touchable
      role="button"
      label={useHandLabel(count)}
      onPress={onPress}
      style={icon ? styles.iconLabel : styles.label}
    >
      {icon && <Icon name="card-pick" size={20} colour={colour.textSoft} />}
      <Type variant="label" colour={colour.textSoft}>
        {shared.hand.label({ count })}
      </Type>
    </Touchable>
  );
}

/** Turns the own hand face down, and up again. */
export function HideHandButton() {
  const { shared, own, handHidden, hideHand, past } = useTable();
  if (own === undefined || past !== undefined) return null;
  return (
    <Button
      label={handHidden ? shared.act.show : shared.act.hide}
      variant="secondary"
      size="small"
      onPress={() => hideHand(!handHidden)}
      style={styles.grow}
    />
  );
}

const styles = StyleSheet.create({
  label: { minHeight: 48, justifyContent: 'center' },
  iconLabel: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 48 },
  grow: { flexGrow: 1, flexShrink: 1, paddingHorizontal: 8 },
});
