import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

export interface Fact {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

/** What is worth telling of the game. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { colour } = useTheme();
  return (
    <View style={styles.facts}>
      {facts.map(({ icon, title, about }) => (
        <View key={title} style={styles.fact}>
          <Icon name={icon} size={30} colour={colour.text} />
          <View style={styles.words}>
            <Type variant="cardTitle">{title}</Type>
            <Type variant="text" size={15} colour={colour.textSoft}>
              {about}
            </Type>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { gap: 10, flexGrow: 1, justifyContent: 'space-evenly' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  words: { flex: 1 },
});
