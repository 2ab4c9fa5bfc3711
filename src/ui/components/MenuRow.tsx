import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { capitalised } from '@/text/capitalised';
import { Icon, type IconName, type MarkName } from '@/ui/icons';
import type { Shortcut } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { KeyCap } from './KeyCap';
import { Touchable } from './Touchable';
import { Type } from './Type';

export interface MenuRowProps {
  icon?: IconName | MarkName;
  /** Stands where an icon would: somebody's flag. */
  mark?: ReactNode;
  label: string;
  about?: string | undefined;
  unavailable?: string | undefined;
  /** The key that does the same, shown where keys are heard. */
  shortcut?: Shortcut;
  onPress: () => void;
}

/** One thing of several that can be done, with what comes of it. */
export function MenuRow({ icon, mark, label, about, unavailable, shortcut, onPress }: MenuRowProps) {
  const { colour } = useTheme();
  const { common } = useText();
  const off = unavailable !== undefined;
  const below = off ? capitalised(unavailable) : about;
  const ink = off ? colour.textSoft : colour.text;
  const spoken = off ? common.unavailable({ what: label, reason: unavailable }) : label;
  return (
    <Touchable
      role="button"
      label={about === undefined ? spoken : `${spoken}. ${about}`}
      disabled={off}
      onPress={onPress}
      style={[styles.row, { borderColor: colour.textSoft }, off && styles.off]}
    >
      <View style={styles.mark}>
        {mark}
        {icon !== undefined && <Icon name={icon} size={26} colour={ink} />}
      </View>
      <View style={styles.words}>
        <Type variant="button" colour={ink}>
          {label}
        </Type>
        {below !== undefined && (
          <Type variant="text" colour={colour.textSoft}>
            {below}
          </Type>
        )}
      </View>
      {shortcut !== undefined && <KeyCap shortcut={shortcut} />}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.confirm,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    paddingVertical: space.group,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  off: { borderStyle: 'dashed' },
  mark: { width: 36, alignItems: 'center' },
  words: { flex: 1 },
});
