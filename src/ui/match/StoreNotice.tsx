import { useNavigation } from '@react-navigation/native';
import { useState, useSyncExternalStore } from 'react';
import type { Match, MatchStatus } from '@/match/match';
import { Banner, Button, NoticeOver } from '@/ui/components';
import { hasUnstoredMoves, leaveMatch } from '@/ui/match/matches';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { TryAgain } from '@/ui/TryAgain';
import { useLeaving } from './leaving';
import { useAskedBeforeLeaving } from './useAskedBeforeLeaving';

type Storing = Pick<MatchStatus, 'saveProblem' | 'unstored' | 'setBack'>;

/** Changes whenever there is something new to tell. */
function subjectOf({ saveProblem, unstored, setBack }: Storing): string | undefined {
  if (saveProblem !== undefined) return `${saveProblem} ${unstored}`;
  return setBack ? 'setBack' : undefined;
}

/** For the top of table, curtain and results alike: what the device does not hold of this match, and what can be done. */
export function StoreNotice({ match }: { match: Match }) {
  const snapshot = useSyncExternalStore(match.subscribe, match.getSnapshot);
  const { saves: text, common } = useText();
  const [read, setRead] = useState<string>();
  const { way } = useLeaving();
  useAskedBeforeLeaving(snapshot);
  const subject = subjectOf(snapshot);
  const { saveProblem, unstored, held } = snapshot;
  // The question on the way out says it too.
  if (way !== undefined || subject === undefined || subject === read) return null;

  return (
    <NoticeOver wide>
      <Banner
        tone="warning"
        text={
          saveProblem === undefined
            ? text.setBack
            : text.moveFaults[saveProblem]({ moves: unstored, before: held })
        }
        action={
          <>
            <Button variant="danger" size="small" label={common.close} onPress={() => setRead(subject)} />
            <Remedies match={match} snapshot={snapshot} />
          </>
        }
      />
    </NoticeOver>
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
        // Whoever would lose moves by it is asked first, on the way out.
        if (!hasUnstoredMoves()) leaveMatch(id);
        navigation.replace('table', { id });
      });
    case 'full':
      return (
        <>
          {remedy(text.title, () => navigation.navigate('saves'))}
          <TryAgain attempt={match.keep} />
        </>
      );
    case 'windowHangs':
    case 'failed':
      return <TryAgain attempt={match.keep} />;
  }
}
