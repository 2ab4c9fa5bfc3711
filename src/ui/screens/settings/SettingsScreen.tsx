import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { MenuRow, Screen, SegmentedChoice, Toggle } from '@/ui/components';
import {
  BOT_PACES,
  COVERS,
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  SOUND_VOLUMES,
  THEME_CHOICES,
} from '@/storage/settings';
import { hasKeyboard } from '@/ui/keyboard';
import type { Navigator } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { changeSettings, useSettings } from '@/ui/settings';
import { play } from '@/ui/sound';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { InstallRow } from '@/ui/webApp/InstallRow';
import { Setting } from './Setting';
import { Versions } from './Versions';

export function SettingsScreen() {
  const settings = useSettings();
  const { motion } = useTheme();
  const { settings: text, privacy, credits } = useText();
  const navigation = useNavigation<Navigator>();
  const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: names[value] }));

  return (
    <Screen title={text.title} onBack={useGoBack()} reading>
      <View style={styles.settings}>
        <Setting label={text.language.label}>
          <SegmentedChoice
            label={text.language.label}
            choices={named(LANGUAGE_CHOICES, text.language)}
            value={settings.language}
            onChange={(language) => changeSettings({ language })}
          />
        </Setting>
        <Setting label={text.theme.label}>
          <SegmentedChoice
            label={text.theme.label}
            choices={named(THEME_CHOICES, text.theme)}
            value={settings.theme}
            onChange={(theme) => changeSettings({ theme })}
          />
        </Setting>
        <Setting
          label={text.motion.label}
          about={motion === settings.motion ? text.motion.about[motion] : text.motion.systemReduces}
        >
          <SegmentedChoice
            label={text.motion.label}
            choices={named(MOTION_CHOICES, text.motion)}
            value={settings.motion}
            onChange={(chosen) => changeSettings({ motion: chosen })}
          />
        </Setting>
        <Setting label={text.cover.label} about={text.cover.about[settings.cover]}>
          <SegmentedChoice
            label={text.cover.label}
            choices={named(COVERS, text.cover)}
            value={settings.cover}
            onChange={(cover) => changeSettings({ cover })}
          />
        </Setting>
        <Setting label={text.botPace.label} about={text.botPace.about[settings.botPace]}>
          <SegmentedChoice
            label={text.botPace.label}
            choices={named(BOT_PACES, text.botPace)}
            value={settings.botPace}
            onChange={(botPace) => changeSettings({ botPace })}
          />
        </Setting>
        <Setting label={text.sound.label} about={text.sound.about}>
          <SegmentedChoice
            label={text.sound.label}
            choices={named(SOUND_VOLUMES, text.sound)}
            value={settings.sound}
            onChange={(sound) => {
              changeSettings({ sound });
              play('coins');
            }}
          />
        </Setting>
        <Toggle
          label={text.haptics.label}
          about={text.haptics.about}
          value={settings.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
        {hasKeyboard() && (
          <Toggle
            label={text.shortcuts.label}
            about={text.shortcuts.about}
            value={settings.shortcuts}
            onChange={(shortcuts) => changeSettings({ shortcuts })}
          />
        )}
        <InstallRow />
        <MenuRow
          icon="locked-chest"
          label={privacy.title}
          about={privacy.about}
          onPress={() => navigation.navigate('privacy')}
        />
        <MenuRow
          icon="quill-ink"
          label={credits.title}
          about={credits.about}
          onPress={() => navigation.navigate('credits')}
        />
        <Versions />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  settings: { gap: space.section, paddingVertical: space.group },
});
