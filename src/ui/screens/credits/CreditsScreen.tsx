import { StyleSheet, View } from 'react-native';
import { GAME_IDS } from '@/games';
import { Ornament } from '@/ui/art';
import { Broadside, Screen, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { ICON_AUTHORS } from '@/ui/icons';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useFormat, useText } from '@/ui/text';
import { space, useLayout, useTheme } from '@/ui/theme';
import { Licences } from './Licences';

const ORNAMENT = 220;

/** Those who drew most of them first. */
function iconAuthors(): string[] {
  const drawn = new Map<string, number>();
  for (const author of Object.values(ICON_AUTHORS)) drawn.set(author, (drawn.get(author) ?? 0) + 1);
  return [...drawn].sort(([, a], [, b]) => b - a).map(([author]) => author);
}

export function CreditsScreen() {
  const { credits } = useText();
  const gameWords = useGameWords();
  const format = useFormat();
  const { colour } = useTheme();
  const { width } = useLayout();
  const { games, icons, fonts, sounds, software } = credits;
  return (
    <Screen title={credits.title} onBack={useGoBack()} reading scrollsByKeys>
      <Broadside>
        <View style={styles.sections}>
          <Section
            label={games.label}
            paragraphs={[...GAME_IDS.map((game) => gameWords(game).credits), games.independence]}
          />
          <View style={styles.ornament}>
            <Ornament width={Math.min(ORNAMENT, width * 0.5)} colour={colour.ink} />
          </View>
          <Section
            label={icons.label}
            paragraphs={[icons.from({ authors: format.list(iconAuthors()) }), icons.licence]}
          />
          <Section
            label={fonts.label}
            paragraphs={[fonts.abril, fonts.garamond, fonts.archivo, fonts.licence]}
          />
          <Section label={sounds.label} paragraphs={[sounds.made]} />
          <Section label={software.label} paragraphs={[software.about]} />
          <Licences />
        </View>
      </Broadside>
    </Screen>
  );
}

function Section({ label, paragraphs }: { label: string; paragraphs: readonly string[] }) {
  const { colour } = useTheme();
  return (
    <View style={styles.section}>
      <Type variant="panelTitle" heading={2} colour={colour.ink}>
        {label}
      </Type>
      {paragraphs.map((paragraph) => (
        <Type key={paragraph} variant="reading" colour={colour.ink}>
          {paragraph}
        </Type>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sections: { gap: space.section, paddingVertical: space.group },
  section: { gap: space.half },
  ornament: { alignItems: 'center' },
});
