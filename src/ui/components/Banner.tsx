import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '@/ui/icons';
import { radius, space, useTheme } from '@/ui/theme';
import { Type } from './Type';

export interface BannerProps {
  /** A warning is about a loss or a step that cannot be taken back. */
  tone?: 'info' | 'warning';
  icon?: IconName;
  title?: string;
  text: string;
  /** What can be done about it: buttons, beside the words or below them. */
  action?: ReactNode;
}

/** A notice in its place on the screen, read aloud when it appears. */
export function Banner({ tone = 'info', icon, title, text, action }: BannerProps) {
  const { colour } = useTheme();
  const warning = tone === 'warning';
  const type = warning ? colour.warnInk : colour.text;
  return (
    <View
      role={warning ? 'alert' : 'status'}
      aria-live="polite"
      style={[
        styles.banner,
        warning
          ? { backgroundColor: colour.warnPaper, borderColor: colour.warnInk }
          : { backgroundColor: colour.panel, borderColor: colour.line },
      ]}
    >
      <View style={styles.notice}>
        <Icon name={icon ?? (warning ? 'hazard-sign' : 'spyglass')} size={22} colour={type} />
        <View style={styles.words}>
          {title !== undefined && (
            <Type variant="textStrong" colour={type}>
              {title}
            </Type>
          )}
          <Type variant="text" colour={type}>
            {text}
          </Type>
        </View>
      </View>
      {action !== undefined && <View style={styles.action}>{action}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.group,
    paddingVertical: 9,
    paddingHorizontal: space.panel,
    borderWidth: 1.2,
    borderRadius: radius.card,
  },
  notice: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 340,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
  },
  words: { flex: 1 },
  action: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.group,
    marginLeft: 'auto',
  },
});
