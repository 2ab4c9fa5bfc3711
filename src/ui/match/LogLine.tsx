import type { ReactNode, RefCallback, RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Board } from '@/ui/boards/board';
import { IconButton, Touchable, Type } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import type { Sentence } from './sentences';

/** Where each line leads to the moment that it tells of. */
export interface Moments {
  /** What was said before this one cannot be looked at. */
  readonly first: number;
  readonly now?: number | undefined;
  readonly show: (moment: number) => void;
  /** The page that is scrolled, and the line of the moment that is shown. */
  readonly page?: RefObject<View | null>;
  readonly line?: RefCallback<View>;
}

export interface LineProps {
  sentence: Sentence;
  mark: ReactNode;
  /** Of whoever did it, or the room of one, where the head of the chapter does not tell. */
  flag?: ReactNode;
  board: Pick<Board, 'rulebook'>;
  onRules: (paragraph: string) => void;
  moments?: Moments | undefined;
}

/** What happened, what the game draws beside it, and the way to the rule behind it where one may wonder. */
export function LogLine({ sentence, mark, flag, board: { rulebook }, onRules, moments }: LineProps) {
  const { rules } = useText();
  const language = useLanguage();
  const paragraph = rulebook.onSaid[sentence.event.phrase.key];
  const words = <Words sentence={sentence} moments={moments} />;
  if (paragraph === undefined && mark === undefined && flag === undefined) return words;
  return (
    <View style={styles.line}>
      {flag}
      <View style={styles.words}>{words}</View>
      {mark}
      {paragraph !== undefined && (
        <IconButton
          icon="rule-book"
          label={rules.about({ paragraph: rulebook.words(language).paragraphs[paragraph]?.title ?? '' })}
          bare
          onPress={() => onRules(paragraph)}
          style={moments === undefined && styles.link}
        />
      )}
    </View>
  );
}

function Words({ sentence: { words, moment }, moments }: Pick<LineProps, 'sentence' | 'moments'>) {
  const { replay } = useText();
  const { colour } = useTheme();
  if (moments === undefined || moment <= moments.first) return <Type variant="text">{words}</Type>;
  const now = moment === moments.now;
  return (
    <Touchable
      ref={now ? moments.line : undefined}
      role="button"
      label={now ? replay.shown({ words }) : replay.show({ words })}
      onPress={() => moments.show(moment)}
      style={[
        styles.moment,
        { borderColor: now ? colour.action : 'transparent' },
        now && { backgroundColor: colour.panelActive },
      ]}
    >
      <Type variant={now ? 'textStrong' : 'text'}>{words}</Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.half },
  words: { flex: 1 },
  moment: {
    minHeight: touch.icon,
    justifyContent: 'center',
    paddingHorizontal: space.group,
    borderLeftWidth: 3,
  },
  // With the gap between two lines as high as a finger needs.
  link: { marginVertical: -space.half / 2 },
});
