import { StyleSheet, View } from 'react-native';
import { Ornament } from '@/ui/art';
import { Broadside, Screen, Type } from '@/ui/components';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { space, useLayout, useTheme } from '@/ui/theme';

const ORNAMENT = 220;

export function PrivacyScreen() {
  const { privacy } = useText();
  const { colour } = useTheme();
  const { width } = useLayout();
  return (
    <Screen title={privacy.title} onBack={useGoBack()} reading scrollsByKeys>
      <Broadside>
        <View style={styles.page}>
          <Type variant="reading" size={22} colour={colour.ink} align="center">
            {privacy.collected}
          </Type>
          <Ornament width={Math.min(ORNAMENT, width * 0.5)} colour={colour.ink} />
          <Type variant="reading" size={22} colour={colour.ink} align="center">
            {privacy.leaves}
          </Type>
        </View>
      </Broadside>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center', gap: space.section, padding: space.section },
});
