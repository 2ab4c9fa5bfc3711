import { StyleSheet, View } from 'react-native';
import { Panel, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';
import type { ReadChapter } from './book';

const NARROWEST = 150;

interface ContentsProps {
  book: readonly ReadChapter[];
  onChapter: (id: string) => void;
}

/** The chapters, one tap away. */
export function Contents({ book, onChapter }: ContentsProps) {
  const { rules } = useText();
  const { colour, fontScale } = useTheme();
  return (
    <Panel style={styles.contents}>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {rules.contents}
      </Type>
      <View style={styles.chapters}>
        {book.map(({ id, title }) => (
          <Touchable
            key={id}
            role="link"
            label={title}
            onPress={() => onChapter(id)}
            style={[styles.chapter, { borderColor: colour.textSoft, flexBasis: NARROWEST * fontScale }]}
          >
            <Type variant="button" size={16} style={styles.title}>
              {title}
            </Type>
            <Icon name="down" size={20} colour={colour.textSoft} />
          </Touchable>
        ))}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  contents: { gap: space.group },
  chapters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  chapter: {
    flexGrow: 1,
    minHeight: touch.icon,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.half,
    paddingHorizontal: space.panel,
    paddingVertical: space.half,
    borderWidth: 1,
    borderRadius: radius.button,
  },
  title: { flex: 1 },
});
