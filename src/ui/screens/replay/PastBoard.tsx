import { memo, useMemo } from 'react';
import type { Eyes, Replay } from '@/match/replay';
import type { Board } from '@/ui/boards/board';
import { useHappeningSounds } from '@/ui/sound';
import type { Playback } from './playback';

interface PastBoardProps {
  replay: Replay;
  board: Board;
  eyes: Eyes;
  shown: Pick<Playback, 'moment' | 'number' | 'tempo'>;
  onSettled: (number: number) => void;
  onMenu: () => void;
  onLog: () => void;
  onRules: (paragraph: string) => void;
}

const NOTHING_TO_TAKE_BACK = { available: false, take: () => undefined } as const;
const nothing = () => undefined;

/** The view of these eyes; all hands together are what each player has seen of their own. */
function viewFor(replay: Replay, board: Board, moment: number, eyes: Eyes): unknown {
  if (eyes !== 'everybody') return replay.viewAt(moment, eyes);
  const own = replay.played.table.seats.map((_, seat) => replay.viewAt(moment, seat));
  return board.openHands(replay.viewAt(moment, 'table'), own);
}

/** The board of the game at a moment that is over: to look at, not to play on. */
export const PastBoard = memo(function PastBoard(props: PastBoardProps) {
  const { replay, board, eyes, shown, onSettled, onMenu, onLog, onRules } = props;
  const { moment, number, tempo } = shown;
  const view = useMemo(() => viewFor(replay, board, moment, eyes), [replay, board, moment, eyes]);
  const happened = useMemo(() => {
    const move = replay.happenedAt(moment, eyes);
    return move && { ...move, number, tempo };
  }, [replay, moment, eyes, number, tempo]);
  useHappeningSounds(happened, board.sounds);
  const past = useMemo(() => ({ handsOpen: eyes === 'everybody' }), [eyes]);
  return (
    <board.Table
      view={view}
      viewer={eyes === 'everybody' ? 'table' : eyes}
      seats={replay.played.table.seats}
      asked={replay.askedAt(moment)}
      thinking={false}
      moves={[]}
      whyNot={nothing}
      ruleAgainst={nothing}
      play={nothing}
      happened={happened}
      onSettled={onSettled}
      undo={NOTHING_TO_TAKE_BACK}
      onMenu={onMenu}
      onLog={onLog}
      onRules={onRules}
      past={past}
    />
  );
});
