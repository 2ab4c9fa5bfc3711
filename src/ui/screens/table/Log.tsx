import { StyleSheet, View } from 'react-native';
import type { Viewer } from '@/engine/game';
import type { MatchSnapshot } from '@/match/match';
import type { Rulebook } from '@/ui/boards/rulebook';
import { IconButton, Type } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { logByRound, type Sentence } from './sentences';

interface LogProps {
  match: MatchSnapshot;
  viewer: Viewer;
  rulebook: Rulebook;
  onRules: (paragraph: string) => void;
}

/** What happened, newest first, as the viewer may know it. */
export function Log({ match, viewer, rulebook, onRules }: LogProps) {
  const { table } = useText();
  const { colour } = useTheme();
  const rounds = logByRound(match, viewer, useLanguage());
  if (rounds.length === 0) {
    return (
      <Type variant="aside" colour={colour.textSoft}>
        {table.emptyLog}
      </Type>
    );
  }
  return (
    <View style={styles.rounds}>
      {rounds.map(({ round, sentences }) => (
        <View key={round} style={styles.round}>
          <Type variant="label" heading={3} colour={colour.textSoft}>
            {table.round({ round })}
          </Type>
          {sentences.map((sentence) => (
            <Line key={sentence.key} sentence={sentence} rulebook={rulebook} onRules={onRules} />
          ))}
        </View>
      ))}
    </View>
  );
}

interface LineProps extends Pick<LogProps, 'rulebook' | 'onRules'> {
  sentence: Sentence;
}

/** What happened, and the way to the rule behind it where one may wonder. */
function Line({ sentence: { words, said }, rulebook, onRules }: LineProps) {
  const { rules } = useText();
  const language = useLanguage();
  const paragraph = rulebook.onSaid[said];
  if (paragraph === undefined) return <Type variant="text">{words}</Type>;
  const title = rulebook.words(language).paragraphs[paragraph]?.title ?? '';
  return (
    <View style={styles.line}>
      <Type variant="text" style={styles.words}>
        {words}
      </Type>
      <IconButton
        icon="rule-book"
        label={rules.about({ paragraph: title })}
        bare
        onPress={() => onRules(paragraph)}
        style={styles.link}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  rounds: { gap: space.margin },
  round: { gap: space.half },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.half },
  words: { flex: 1 },
  // As high as a finger needs, without parting the lines so far.
  link: { marginVertical: -space.group },
});
