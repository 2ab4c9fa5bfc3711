import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Seat } from '@/engine/game';
import type { Match } from '@/match/match';
import { viewsByRound } from '@/match/replay';
import { sightOf } from '@/match/sight';
import { takesBackFreely } from '@/match/table';
import type { Board } from '@/ui/boards/board';
import { Banner, Screen, Sheet } from '@/ui/components';
import { beginMatch, leaveMatch } from '@/ui/match/matches';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { Log } from '@/ui/match/Log';
import { OpenedMatch } from '@/ui/match/OpenedMatch';
import { useText } from '@/ui/text';
import { useMatchStart } from '@/ui/match/useMatchStart';
import { DayNotice } from './DayNotice';
import { Earned } from './Earned';
import { SameDeal } from './SameDeal';
import { HowItWent } from './HowItWent';

/** The final scores of a match. */
export function ResultsScreen() {
  const { id } = useRoute<RouteProp<Routes, 'results'>>().params;
  return <OpenedMatch id={id}>{(match, board) => <FinalScores match={match} board={board} />}</OpenedMatch>;
}

function FinalScores({ match, board }: { match: Match; board: Board }) {
  const { Results } = board;
  const navigation = useNavigation<Navigator>();
  const { table: text } = useText();
  const [logOpen, setLogOpen] = useState(false);
  const snapshot = useSyncExternalStore(match.subscribe, match.getSnapshot);
  const { id, table } = snapshot;
  const { view, outcome, log } = sightOf(snapshot, 'table');
  const { start, trouble } = useMatchStart(table.game, (next) => navigation.replace('table', { id: next }));
  const [rounds] = useState(() => viewsByRound(snapshot));

  // A link to the results of a game that still goes on leads to the game.
  const over = outcome !== undefined;
  useEffect(() => {
    if (!over) navigation.replace('table', { id });
  }, [over, navigation, id]);
  useEffect(
    () => () => {
      if (over) leaveMatch(id);
    },
    [over, id],
  );
  if (outcome === undefined) return <Screen>{undefined}</Screen>;

  const lookBack = (move?: number, eyes?: Seat) => {
    setLogOpen(false);
    navigation.navigate('replay', { id, move, eyes });
  };
  const readRules = (paragraph: string) => {
    setLogOpen(false);
    navigation.navigate('rules', { game: table.game, paragraph });
  };
  return (
    <>
      <Results
        view={view}
        seats={table.seats}
        rounds={rounds}
        events={log.flatMap(({ events }) => events)}
        winners={outcome.winners}
        moments={
          <>
            {trouble !== undefined && <Banner tone="warning" text={trouble} />}
            {takesBackFreely(table) && <Banner text={text.takenBackFreely} />}
            <DayNotice game={table.game} id={id} />
            <Earned match={snapshot} />
            <SameDeal match={snapshot} />
            <HowItWent match={snapshot} onShow={lookBack} />
          </>
        }
        onPlayAgain={() => start(() => beginMatch(table))}
        onHome={() => navigation.popTo('home')}
        onLog={() => setLogOpen(true)}
        onReplay={() => lookBack()}
      />
      <Sheet open={logOpen} title={text.log} onClose={() => setLogOpen(false)}>
        <Log
          match={snapshot}
          eyes="table"
          board={board}
          onRules={readRules}
          moments={{ first: 0, show: (move) => lookBack(move) }}
        />
      </Sheet>
    </>
  );
}
