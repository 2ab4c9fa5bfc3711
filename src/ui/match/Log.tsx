import type { RefCallback, RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Eyes } from '@/match/sight';
import type { Played } from '@/match/whole';
import type { Rulebook } from '@/ui/boards/rulebook';
import { IconButton, Touchable, Type } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import { logByRound, type Sentence } from './sentences';

/** Where each line leads to the moment that it tells of. */
interface Moments {
  /** What was said before this one cannot be looked at. */
  readonly first: number;
  readonly now?: number | undefined;
  readonly show: (moment: number) => void;
  /** The page that is scrolled, and the line of the moment that is shown. */
  readonly page?: RefObject<View | null>;
  readonly line?: RefCallback<View>;
}

interface LogProps {
  match: Played;
  eyes: Eyes;
  rulebook: Rulebook;
  onRules: (paragraph: string) => void;
  moments?: Moments | undefined;
}

/** What happened, newest first, as these eyes may know it. */
export function Log({ match, eyes, rulebook, onRules, moments }: LogProps) {
  const { table, board } = useText();
  const { colour } = useTheme();
  const rounds = logByRound(match, eyes, useLanguage());
  if (rounds.length === 0) {
    return (
      <Type variant="aside" colour={colour.textSoft}>
        {table.emptyLog}
      </Type>
    );
  }
  return (
    <View ref={moments?.page} style={styles.rounds}>
      {rounds.map(({ round, sentences }) => (
        <View key={round} style={styles.round}>
          <Type variant="label" heading={3} colour={colour.textSoft}>
            {board.round({ round })}
          </Type>
          {sentences.map((sentence) => (
            <Line
              key={sentence.key}
              sentence={sentence}
              rulebook={rulebook}
              onRules={onRules}
              moments={moments}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

interface LineProps extends Pick<LogProps, 'rulebook' | 'onRules' | 'moments'> {
  sentence: Sentence;
}

/** What happened, and the way to the rule behind it where one may wonder. */
function Line({ sentence, rulebook, onRules, moments }: LineProps) {
  const { rules } = useText();
  const language = useLanguage();
  const paragraph = rulebook.onSaid[sentence.said];
  const words = <Words sentence={sentence} moments={moments} />;
  if (paragraph === undefined) return words;
  const title = rulebook.words(language).paragraphs[paragraph]?.title ?? '';
  return (
    <View style={styles.line}>
      <View style={styles.words}>{words}</View>
      <IconButton
        icon="rule-book"
        label={rules.about({ paragraph: title })}
        bare
        onPress={() => onRules(paragraph)}
        style={moments === undefined && styles.link}
      />
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
  rounds: { gap: space.margin },
  round: { gap: space.half },
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
