import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '@/ui/icons';
import { space, useTheme } from '@/ui/theme';
import { Type } from './Type';

export interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  /** The way out: a button. */
  action?: ReactNode;
}

/** Where there is nothing yet: what will be here, and what to do for it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.state}>
      <Icon name={icon} size={64} colour={colour.textSoft} />
      <Type variant="title" heading={2} align="center">
        {title}
      </Type>
      <Type variant="aside" colour={colour.textSoft} align="center" style={styles.text}>
        {text}
      </Type>
      {action}
    </View>
  );
}

const styles = StyleSheet.create({
  state: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.panel,
    padding: space.section,
  },
  text: { maxWidth: 420 },
});
