import { StyleSheet, View } from 'react-native';
import type { Viewer } from '@/engine/game';
import type { MatchSnapshot } from '@/match/match';
import { Type } from '@/ui/components';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { logByRound } from './sentences';

interface LogProps {
  match: MatchSnapshot;
  viewer: Viewer;
}

/** What happened, newest first, as the viewer may know it. */
export function Log({ match, viewer }: LogProps) {
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
          {sentences.map(({ key, words }) => (
            <Type key={key} variant="text">
              {words}
            </Type>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rounds: { gap: space.margin },
  round: { gap: space.half },
});
