import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

/** How many cards somebody holds. */
export function CardCount({ count, size }: { count: number; size: number }) {
  const { colour } = useTheme();
  return (
    <View style={styles.count}>
      <Icon name="card-pick" size={size} colour={colour.text} />
      <Type variant="cardLineStrong" size={15}>
        {count}
      </Type>
    </View>
  );
}

export const SMALL_COUNT = { width: 16, height: 20 };

/** The same written on a card: where there is no room for a picture and a number. */
export function SmallCardCount({ count, scale }: { count: number; scale: number }) {
  const { colour } = useTheme();
  const size = { minWidth: SMALL_COUNT.width * scale, height: SMALL_COUNT.height * scale };
  return (
    <View style={[styles.small, size, { borderColor: colour.textSoft }]}>
      <Type variant="cardLineStrong" size={14} align="center">
        {count}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  count: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  small: { borderWidth: 1, borderRadius: 3, paddingHorizontal: 1, justifyContent: 'center' },
});
