import { StyleSheet, View } from 'react-native';
import { Broadside, Touchable, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import type { ReadChapter } from './book';
import { Paragraph } from './Paragraph';

interface ChapterSheetProps {
  chapter: ReadChapter;
  /** The paragraph of this chapter that a link led to. */
  marked: string | undefined;
  place: (name: string) => (view: View | null) => void;
  onContents: () => void;
}

/** Chapters and paragraphs may be called the same. */
export const chapterPlace = (id: string) => `chapter ${id}`;

/** A chapter on a sheet of its own. Drawn once: only the mark moves. */
export function ChapterSheet({ chapter, marked, place, onContents }: ChapterSheetProps) {
  const { rules } = useText();
  const { colour } = useTheme();
  return (
    <View ref={place(chapterPlace(chapter.id))}>
      <Broadside>
        <View style={styles.paragraphs}>
          <Type variant="title" size={25} heading={2} colour={colour.ink}>
            {chapter.title}
          </Type>
          {chapter.paragraphs.map((paragraph) => (
            <View key={paragraph.id} ref={place(paragraph.id)} testID={`paragraph-${paragraph.id}`}>
              <Paragraph paragraph={paragraph} marked={paragraph.id === marked} />
            </View>
          ))}
          <Touchable
            role="link"
            label={`${rules.toContents}, ${chapter.title}`}
            onPress={onContents}
            style={styles.up}
          >
            <Type variant="button" size={16} colour={colour.ink} style={styles.underlined}>
              {rules.toContents}
            </Type>
          </Touchable>
        </View>
      </Broadside>
    </View>
  );
}

const styles = StyleSheet.create({
  paragraphs: { gap: space.section - 4, paddingTop: space.half },
  up: { minHeight: touch.icon, alignSelf: 'flex-end', justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
