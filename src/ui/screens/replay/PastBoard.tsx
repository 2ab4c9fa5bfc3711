import { memo, useMemo } from 'react';
import type { GameEvent } from '@/engine/events';
import type { Eyes, Replay } from '@/match/replay';
import type { Board } from '@/ui/boards/board';
import { useHappeningSounds } from '@/ui/sound';
import type { Playback } from './playback';

interface PastBoardProps {
  replay: Replay;
  board: Board;
  eyes: Eyes;
  shown: Pick<Playback, 'moment' | 'from' | 'number' | 'tempo'>;
  onSettled: (number: number) => void;
  onMenu: () => void;
  onLog: () => void;
  onRules: (paragraph: string) => void;
}

const NOTHING_TO_TAKE_BACK = { available: false, take: () => undefined } as const;
const nothing = () => undefined;
/** A board tells no more moves at once. */
const AT_MOST = 5;

/** The view of these eyes; all hands together are what each player has seen of their own. */
function viewFor(replay: Replay, board: Board, moment: number, eyes: Eyes): unknown {
  if (eyes !== 'everybody') return replay.viewAt(moment, eyes);
  const own = replay.played.table.seats.map((_, seat) => replay.viewAt(moment, seat));
  return board.openHands(replay.viewAt(moment, 'table'), own);
}

/** What was shown before this moment, since one jumped or since the own last move of these eyes. */
function sinceThen(replay: Replay, from: number, moment: number, eyes: Eyes) {
  const told: (readonly GameEvent[])[] = [];
  const earliest = Math.max(from, moment - AT_MOST);
  for (let at = moment; at > earliest && replay.happenedAt(at, eyes)?.seat !== eyes; at -= 1) {
    told.unshift(replay.happenedAt(at - 1, eyes)?.events ?? []);
  }
  return told;
}

/** The board of the game at a moment that is over: to look at, not to play on. */
export const PastBoard = memo(function PastBoard(props: PastBoardProps) {
  const { replay, board, eyes, shown, onSettled, onMenu, onLog, onRules } = props;
  const { moment, from, number, tempo } = shown;
  const view = useMemo(() => viewFor(replay, board, moment, eyes), [replay, board, moment, eyes]);
  const happened = useMemo(() => {
    const move = replay.happenedAt(moment, eyes);
    return move && { ...move, number, tempo };
  }, [replay, moment, eyes, number, tempo]);
  const since = useMemo(() => sinceThen(replay, from, moment, eyes), [replay, from, moment, eyes]);
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
      since={since}
      onSettled={onSettled}
      undo={NOTHING_TO_TAKE_BACK}
      onMenu={onMenu}
      onLog={onLog}
      onRules={onRules}
      past={past}
    />
  );
});
