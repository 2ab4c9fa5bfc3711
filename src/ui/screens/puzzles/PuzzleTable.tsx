import { useNavigation } from '@react-navigation/native';
import { useState, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Puzzle } from '@/match/puzzles/puzzle';
import type { PuzzleRun } from '@/match/puzzles/run';
import type { Board } from '@/ui/boards/board';
import { Sheet, SheetFrameContext } from '@/ui/components';
import { Log } from '@/ui/match/Log';
import { TableKeys } from '@/ui/match/TableKeys';
import { useSeenTable } from '@/ui/match/useSeenTable';
import type { Navigator } from '@/ui/navigation/routes';
import { releasePointerFocus } from '@/ui/pointerFocus';
import { arrange } from '@/ui/screens/learn/arrangement';
import { Coach } from '@/ui/screens/learn/Coach';
import { Coached, useOpenSheets } from '@/ui/screens/learn/Coached';
import { TableRoom } from '@/ui/screens/learn/TableRoom';
import { useHappeningSounds } from '@/ui/sound';
import { useText } from '@/ui/text';
import { useLayout, useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { PuzzleMenu } from './PuzzleMenu';
import { usePuzzleWords } from './puzzleWords';

interface PuzzleTableProps {
  puzzle: Puzzle;
  number: number;
  board: Board;
  run: PuzzleRun;
  /** The way on from the end of the line. */
  after: { readonly label: string; go(): void };
  onAgain: () => void;
  onLeave: () => void;
}

/** A puzzle at the real table, with the question beside it. */
export function PuzzleTable({ puzzle, number, board, run, after, onAgain, onLeave }: PuzzleTableProps) {
  const { puzzles: text, table: words } = useText();
  const { fontScale } = useTheme();
  const navigation = useNavigation<Navigator>();
  const arrangement = arrange(useLayout(), useSafeAreaInsets(), fontScale, board.lowest);
  const now = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const [begun] = useState(now);
  const [sheet, setSheet] = useState<{ readonly kind: 'menu' | 'log'; readonly open: boolean }>({
    kind: 'menu',
    open: false,
  });
  const closeSheet = () => setSheet(({ kind }) => ({ kind, open: false }));
  const openLog = () => setSheet({ kind: 'log', open: true });
  const openMenu = () => setSheet({ kind: 'menu', open: true });
  const menuOpen = sheet.open && sheet.kind === 'menu';
  const [covered, onOpen] = useOpenSheets();
  const seen = useSeenTable(now, puzzle.seat, board);
  const said = usePuzzleWords(puzzle, begun, now, board);
  const asks = now.answered === undefined;
  useIosAnnouncement(asks ? `${said} ${text.task}` : said);
  useHappeningSounds(seen.happened && { ...seen.happened, tempo: 1 }, board.sounds);
  const readRules = (paragraph?: string) => {
    closeSheet();
    navigation.navigate('rules', { game: puzzle.game, paragraph });
  };

  const moves = puzzle.then.length + 1;
  const tell = now.slip === undefined ? undefined : { label: text.tell, go: run.tell };
  const goOn = { label: now.shown === 1 ? text.follows : text.goOn, go: run.goOn };
  const coach = (aloud: boolean) => (
    <Coach
      arrangement={arrangement}
      place={text.place({ name: text.named({ number }), step: text.steps[puzzle.step] })}
      steps={moves}
      done={now.shown}
      text={said}
      task={asks ? text.task : undefined}
      slipped={now.slip !== undefined}
      aloud={aloud}
      onward={asks ? tell : now.shown < moves ? goOn : after}
      leaving={text.leave}
      onLeave={onLeave}
    />
  );
  const { Table } = board;
  return (
    <SheetFrameContext
      value={(content, open) => (
        <Coached {...{ arrangement, open, onOpen }} pointer={undefined} beside={coach(open)}>
          {content}
        </Coached>
      )}
    >
      <TableKeys
        menuOpen={menuOpen}
        deeds={{ menu: menuOpen ? closeSheet : openMenu, log: openLog, rules: () => readRules() }}
      >
        <View
          testID={`puzzle-${now.shown}`}
          style={arrangement.side === 'beside' ? styles.beside : styles.above}
        >
          {coach(!covered)}
          <TableRoom arrangement={arrangement}>
            <Table
              {...seen}
              {...(asks ? {} : ANSWERED)}
              play={(...moves) => {
                releasePointerFocus();
                run.play(...moves);
              }}
              onSettled={nothing}
              undo={NO_UNDO}
              onMenu={openMenu}
              onLog={openLog}
              onRules={readRules}
            />
          </TableRoom>
          <Sheet open={sheet.open} title={sheet.kind === 'log' ? words.log : text.menu} onClose={closeSheet}>
            {sheet.kind === 'log' ? (
              <Log match={now} eyes={puzzle.seat} board={board} onRules={readRules} />
            ) : (
              <PuzzleMenu
                onAgain={onAgain}
                onLog={openLog}
                onRules={() => readRules()}
                onSettings={() => {
                  closeSheet();
                  navigation.navigate('settings');
                }}
                onLeave={onLeave}
              />
            )}
          </Sheet>
        </View>
      </TableKeys>
    </SheetFrameContext>
  );
}

const nothing = () => undefined;

/** Nothing has to be taken back where nothing wrong is done. */
const NO_UNDO = { available: false, take: nothing };

/** What follows is only to be looked at. */
const ANSWERED = {
  actor: undefined,
  moves: [],
  whyNot: nothing,
  ruleAgainst: nothing,
  past: { handsOpen: false },
} as const;

const styles = StyleSheet.create({
  above: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
});
