import { useIsFocused, useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Match, MatchStatus } from '@/match/match';
import { eyesAt } from '@/match/sight';
import { keepsSecrets } from '@/match/stage';
import type { Board } from '@/ui/boards/board';
import { MotionGoesOn } from '@/ui/boards/kit/motion';
import { Screen } from '@/ui/components';
import { Log } from '@/ui/match/Log';
import { leaveMatch } from '@/ui/match/matches';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { BesidePanel, BesideTable } from './BesideTable';
import { MatchCurtain } from './MatchCurtain';
import { OpenedMatch } from '@/ui/match/OpenedMatch';
import { PlayedBoard } from './PlayedBoard';
import { TableLedger } from './TableLedger';
import { useCoverWhenLeft } from './useCoverWhenLeft';
import { useMatchSounds } from '@/ui/match/useMatchSounds';
import { useText } from '@/ui/text';

/** One match: the board of its game, or the curtain, never both. */
export function TableScreen() {
  const { id } = useRoute<RouteProp<Routes, 'table'>>().params;
  return <OpenedMatch id={id}>{(match, board) => <MatchInPlay match={match} board={board} />}</OpenedMatch>;
}

interface MatchInPlayProps {
  match: Match;
  board: Board;
}

function MatchInPlay({ match, board }: MatchInPlayProps) {
  const snapshot = useDrawn(useSyncExternalStore(match.subscribe, match.getSnapshot));
  const navigation = useNavigation<Navigator>();
  const { table: text } = useText();
  const { id, stage, table, made } = snapshot;
  const over = stage.kind === 'over';
  const underneath = !useIsFocused();
  useKeepAwake('table', { suppressDeactivateWarnings: true });
  useCoverWhenLeft(match);
  useMatchSounds(snapshot, board);

  useEffect(() => {
    if (over) navigation.replace('results', { id });
  }, [over, navigation, id]);

  // The results of a match that has just ended are shown from the match itself.
  useEffect(
    () => () => {
      if (match.getSnapshot().stage.kind !== 'over') leaveMatch(id);
    },
    [match, id],
  );

  // What a screen hides that lies over the table could still be found, and shows while that screen slides away.
  if (over || (underneath && keepsSecrets(table))) return <Screen>{undefined}</Screen>;
  return (
    // Whoever drives a page from outside finds here how far the game is that is drawn.
    <View style={styles.fill} testID={`moment-${made}`}>
      {stage.kind === 'curtain' ? (
        <MatchCurtain
          key={`${stage.seat} ${stage.purpose}`}
          match={match}
          board={board}
          snapshot={snapshot}
          stage={stage}
        />
      ) : (
        <BesideTable
          label={text.beside}
          column={() => (
            <>
              <TableLedger match={snapshot} />
              <BesidePanel title={text.log} scrolls>
                <Log
                  match={snapshot}
                  eyes={eyesAt(stage)}
                  board={board}
                  onRules={(paragraph) => navigation.navigate('rules', { game: table.game, paragraph })}
                />
              </BesidePanel>
            </>
          )}
        >
          <MotionGoesOn>
            <PlayedBoard key={keptFor(snapshot)} match={match} board={board} snapshot={snapshot} />
          </MotionGoesOn>
        </BesideTable>
      )}
    </View>
  );
}

/** What somebody has open or in mind with their hand in sight goes with it; what is done at the open table may stay. */
function keptFor({ table, stage }: MatchStatus): string {
  return stage.kind === 'seat' && keepsSecrets(table) ? `seat ${stage.seat}` : 'table';
}

/**
 * What to draw of a match. A whole board takes long on a slow phone, so it is drawn in slices, between which the page
 * answers; only another pair of eyes is never kept waiting.
 */
function useDrawn(latest: MatchStatus): MatchStatus {
  const drawn = useDeferredValue(latest);
  return drawn.id === latest.id && sameEyes(drawn, latest) ? drawn : latest;
}

function sameEyes({ stage: a }: MatchStatus, { stage: b }: MatchStatus): boolean {
  if (a.kind === 'seat') return b.kind === 'seat' && a.seat === b.seat && a.atDesk === b.atDesk;
  if (a.kind === 'covered') return b.kind === 'covered' && a.seat === b.seat && a.hides === b.hides;
  return a.kind === 'table' && b.kind === 'table';
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
});
