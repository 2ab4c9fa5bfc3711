import { useNavigation } from '@react-navigation/native';
import { useState, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Match, MatchStatus } from '@/match/match';
import { Banner, Button, useMargin } from '@/ui/components';
import { leaveMatch } from '@/ui/match/matches';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';

/** In low windows the words stand beside the buttons, so that the board stays in sight. */
const WIDEST = 960;

type Storing = Pick<MatchStatus, 'saveProblem' | 'unstored' | 'setBack'>;

/** Changes whenever there is something new to tell. */
function subjectOf({ saveProblem, unstored, setBack }: Storing): string | undefined {
  if (saveProblem !== undefined) return `${saveProblem} ${unstored}`;
  return setBack ? 'setBack' : undefined;
}

/** Over table, curtain and results alike: what the device does not hold of this match, and what can be done. */
export function StoreNotice({ match }: { match: Match }) {
  const snapshot = useSyncExternalStore(match.subscribe, match.getSnapshot);
  const { saves: text, common } = useText();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const [read, setRead] = useState<string>();
  const subject = subjectOf(snapshot);
  if (subject === undefined || subject === read) return null;

  const { saveProblem, unstored } = snapshot;
  return (
    <View style={[styles.over, { top: insets.top + margin, paddingHorizontal: margin }]}>
      <View style={styles.notice}>
        <Banner
          tone="warning"
          text={saveProblem === undefined ? text.setBack : text.moveFaults[saveProblem]({ moves: unstored })}
          action={
            <>
              <Button variant="danger" size="small" label={common.close} onPress={() => setRead(subject)} />
              <Remedies match={match} snapshot={snapshot} />
            </>
          }
        />
      </View>
    </View>
  );
}

interface RemediesProps {
  match: Match;
  snapshot: MatchStatus;
}

function Remedies({ match, snapshot: { id, saveProblem } }: RemediesProps) {
  const { saves: text } = useText();
  const navigation = useNavigation<Navigator>();
  const remedy = (label: string, onPress: () => void) => (
    <Button variant="danger" size="small" label={label} onPress={onPress} />
  );
  switch (saveProblem) {
    case undefined:
      return null;
    case 'playedElsewhere':
      // What the other window has stored is read from the device only once this match is gone.
      return remedy(text.reopen, () => {
        leaveMatch(id);
        navigation.replace('table', { id });
      });
    case 'full':
      return (
        <>
          {remedy(text.title, () => navigation.navigate('saves'))}
          {remedy(text.tryAgain, () => void match.keep())}
        </>
      );
    case 'failed':
      return remedy(text.tryAgain, () => void match.keep());
  }
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, alignItems: 'center', pointerEvents: 'box-none' },
  notice: { width: '100%', maxWidth: WIDEST, boxShadow: '0 8px 24px rgba(0, 0, 0, 0.45)' },
});
