import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useEffect, useSyncExternalStore } from 'react';
import type { Match } from '@/match/match';
import type { Board } from '@/ui/boards/board';
import { Screen } from '@/ui/components';
import { leaveMatch } from '@/ui/matches';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { MatchCurtain } from './MatchCurtain';
import { OpenedMatch } from './OpenedMatch';
import { PlayedBoard } from './PlayedBoard';
import { useCoverWhenLeft } from './useCoverWhenLeft';

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
  const snapshot = useSyncExternalStore(match.subscribe, match.getSnapshot);
  const navigation = useNavigation<Navigator>();
  const { id, stage } = snapshot;
  const over = stage.kind === 'over';
  useKeepAwake('table', { suppressDeactivateWarnings: true });
  useCoverWhenLeft(match);

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

  if (stage.kind === 'over') return <Screen>{undefined}</Screen>;
  if (stage.kind === 'curtain') {
    return (
      <MatchCurtain
        key={`${stage.seat} ${stage.purpose}`}
        match={match}
        board={board}
        snapshot={snapshot}
        stage={stage}
      />
    );
  }
  return (
    <PlayedBoard
      match={match}
      board={board}
      snapshot={snapshot}
      viewer={stage.kind === 'seat' ? stage.seat : 'table'}
    />
  );
}
