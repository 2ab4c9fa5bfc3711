import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

interface RemarkProps {
  icon: IconName;
  /** What counts, then what explains it. */
  strong?: string;
  text?: string;
}

/** One thing to know, with its emblem. */
export function Remark({ icon, strong, text }: RemarkProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.remark}>
      <Icon name={icon} size={26} colour={colour.textSoft} />
      <Type variant="text" colour={colour.textSoft} style={styles.words}>
        {strong !== undefined && (
          <Type variant="textStrong" colour={colour.text}>
            {text === undefined ? strong : `${strong} `}
          </Type>
        )}
        {text}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  remark: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
});
