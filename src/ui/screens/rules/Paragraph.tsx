import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, readingWidth, space, useLayout, useTheme, type TypeName } from '@/ui/theme';
import type { ReadParagraph } from './book';
import { Plate } from './Plate';
import { pieces } from './search';

interface ParagraphProps {
  paragraph: ReadParagraph;
  /** The one that a link led to. */
  marked?: boolean;
  /** Words to make out in it. */
  terms?: readonly string[];
  /** Found by searching, it says where it stands. */
  showsChapter?: boolean;
}

/** One rule in words, with the cards that it speaks of. */
export function Paragraph({ paragraph, marked = false, terms = [], showsChapter = false }: ParagraphProps) {
  const { rules } = useText();
  const { colour } = useTheme();
  const { chapter, title, text, example, faces, picture } = paragraph;
  return (
    <View
      style={[
        styles.paragraph,
        marked && styles.marked,
        marked && { backgroundColor: colour.paperFuture, borderColor: colour.warnInk },
      ]}
    >
      {showsChapter && (
        <Type variant="label" colour={colour.inkSoft}>
          {chapter}
        </Type>
      )}
      <Type variant="prompt" size={20} heading={3} colour={colour.ink}>
        <Searched variant="prompt" size={20} words={title} terms={terms} />
      </Type>
      {text.map((words) => (
        <Words key={words} words={words} terms={terms} />
      ))}
      {faces.length > 0 && <Plate faces={faces} />}
      {picture !== undefined && <Drawn {...picture} />}
      {example !== undefined && (
        <View style={[styles.example, { borderColor: colour.edge }]}>
          <Type variant="label" colour={colour.inkSoft}>
            {rules.example}
          </Type>
          <Words variant="aside" words={example} terms={terms} />
        </View>
      )}
    </View>
  );
}

/** Beside a paragraph: the margins of the screen, and the borders of the sheet. */
const AROUND = 2 * (space.section + 21);

/** As wide as it can be in any case: a drawing that grew later would push away what a link has led to. */
function Drawn({ Drawing, spoken }: NonNullable<ReadParagraph['picture']>) {
  const { width } = useLayout();
  const { left, right } = useSafeAreaInsets();
  return (
    <View accessible role="img" aria-label={spoken}>
      <Drawing width={Math.min(width - left - right, readingWidth) - AROUND} />
    </View>
  );
}

interface WordsProps {
  variant?: TypeName;
  words: string;
  terms: readonly string[];
}

function Words({ variant = 'reading', words, terms }: WordsProps) {
  const { colour } = useTheme();
  return (
    <Type variant={variant} colour={colour.ink}>
      <Searched variant={variant} words={words} terms={terms} />
    </Type>
  );
}

/** What was looked for stands out, in the brass of a marker. */
function Searched({ variant = 'reading', size, words, terms }: WordsProps & { size?: number }) {
  const { colour } = useTheme();
  if (terms.length === 0) return words;
  return pieces(words, terms).map(({ text: piece, found }, at) =>
    found ? (
      <Type
        key={at}
        variant={variant}
        size={size}
        colour={colour.onBrass}
        style={{ backgroundColor: colour.brass }}
      >
        {piece}
      </Type>
    ) : (
      piece
    ),
  );
}

const styles = StyleSheet.create({
  paragraph: { gap: space.group },
  // The sheet's own padding makes room for the mark.
  marked: {
    marginHorizontal: -space.group,
    padding: space.group,
    borderLeftWidth: 4,
    borderRadius: radius.slip,
  },
  example: { gap: space.half, paddingLeft: space.panel, borderLeftWidth: 3 },
});
