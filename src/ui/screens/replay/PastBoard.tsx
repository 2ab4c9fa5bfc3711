import { useMemo } from 'react';
import type { PastEyes, Replay } from '@/match/replay';
import type { Board } from '@/ui/boards/board';
import { useHappeningSounds } from '@/ui/sound';
import type { Playback } from './playback';

interface PastBoardProps {
  replay: Replay;
  board: Board;
  eyes: PastEyes;
  shown: Pick<Playback, 'moment' | 'from' | 'number' | 'tempo'>;
  onSettled: (number: number) => void;
  onMenu: () => void;
  onLog: () => void;
  onRules: (paragraph: string) => void;
}

const NOTHING_TO_TAKE_BACK = { available: false, take: () => undefined } as const;
const nothing = () => undefined;

/** The board of the game at a moment that is over: to look at, not to play on. */
export function PastBoard(props: PastBoardProps) {
  const { replay, board, eyes, shown, onSettled, onMenu, onLog, onRules } = props;
  const { moment, from, number, tempo } = shown;
  const seen = useMemo(() => replay.seenAt(moment, eyes), [replay, moment, eyes]);
  // The same object as long as it is the same move: another one is heard and told anew.
  const happened = useMemo(() => seen.happened && { ...seen.happened, number, tempo }, [seen, number, tempo]);
  // What was passed over by jumping here is not told.
  const since = seen.news.slice(Math.max(0, seen.news.length - (moment - from)));
  useHappeningSounds(happened, board.sounds);
  const past = { handsOpen: eyes === 'everybody' };
  return (
    <board.Table
      view={seen.view}
      viewer={seen.viewer}
      actor={undefined}
      seats={replay.table.seats}
      asked={replay.askedAt(moment)}
      thinking={false}
      moves={[]}
      whyNot={nothing}
      ruleAgainst={nothing}
      play={nothing}
      happened={happened}
      since={since}
      turn={seen.turn}
      onSettled={onSettled}
      undo={NOTHING_TO_TAKE_BACK}
      onMenu={onMenu}
      onLog={onLog}
      onRules={onRules}
      past={past}
    />
  );
}
