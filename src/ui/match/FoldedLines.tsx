import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { space, touch, useTheme } from '@/ui/theme';

interface FoldedLinesProps {
  /** What they tell together. */
  words: string;
  /** Unless somebody has folded or unfolded them. */
  open: boolean;
  children: ReactNode;
}

/** Many sentences that are one happening: told in one line, which opens. */
export function FoldedLines({ words, open, children }: FoldedLinesProps) {
  const { colour } = useTheme();
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? open;
  return (
    <View style={styles.lines}>
      <Touchable
        role="button"
        label={words}
        expanded={isOpen}
        onPress={() => setWanted(!isOpen)}
        style={styles.head}
      >
        <View style={styles.words}>
          <Type variant="text">{words}</Type>
        </View>
        <Icon name={isOpen ? 'up' : 'down'} size={18} colour={colour.textSoft} />
      </Touchable>
      {isOpen && <View style={[styles.folded, { borderColor: colour.line }]}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { gap: space.half },
  head: { minHeight: touch.icon, flexDirection: 'row', alignItems: 'center', gap: space.half },
  words: { flex: 1 },
  folded: { gap: space.half, paddingLeft: space.group, borderLeftWidth: 1 },
});
