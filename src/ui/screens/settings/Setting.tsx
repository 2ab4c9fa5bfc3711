import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';

interface SettingProps {
  label: string;
  about?: string;
  children: ReactNode;
}

export function Setting({ label, about, children }: SettingProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.setting}>
      <Type variant="cardTitle" heading={2}>
        {label}
      </Type>
      {children}
      {about !== undefined && (
        <Type variant="text" colour={colour.textSoft} live="polite">
          {about}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  setting: { gap: space.group },
});
