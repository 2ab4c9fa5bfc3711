import { StyleSheet, View } from 'react-native';
import { Broadside, EmptyState, Touchable, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import type { ReadChapter } from './book';
import { Paragraph } from './Paragraph';
import { findIn } from './search';

interface FindingsProps {
  book: readonly ReadChapter[];
  terms: readonly string[];
  onShow: (paragraph: string) => void;
}

/** The paragraphs that speak of what was looked for, each with the way to its chapter. */
export function Findings({ book, terms, onShow }: FindingsProps) {
  const { rules } = useText();
  const { colour } = useTheme();
  const found = findIn(book, terms);
  if (found.length === 0) {
    return <EmptyState icon="spyglass" title={rules.nothing.title} text={rules.nothing.about} />;
  }
  return (
    <View style={styles.findings}>
      <Type variant="aside" colour={colour.textSoft} live="polite">
        {rules.found({ count: found.length })}
      </Type>
      {found.map((paragraph) => (
        <Broadside key={paragraph.id}>
          <Paragraph paragraph={paragraph} terms={terms} showsChapter />
          <Touchable
            role="link"
            label={rules.inChapterOf({ paragraph: paragraph.title })}
            onPress={() => onShow(paragraph.id)}
            style={styles.show}
          >
            <Type variant="button" size={16} colour={colour.ink} style={styles.underlined}>
              {rules.inChapter}
            </Type>
          </Touchable>
        </Broadside>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  findings: { gap: space.panel },
  show: { minHeight: touch.icon, alignSelf: 'flex-end', justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
