import { useNavigation } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GameId } from '@/games';
import { LEARNER, type Lesson } from '@/match/course';
import type { LessonRun } from '@/match/lesson';
import type { Board } from '@/ui/boards/board';
import type { Lessons } from '@/ui/boards/lessons';
import { PointingContext, Sheet, SheetFrameContext } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { releasePointerFocus } from '@/ui/pointerFocus';
import { Log } from '@/ui/match/Log';
import { TableKeys } from '@/ui/match/TableKeys';
import { useMatchSounds } from '@/ui/match/useMatchSounds';
import { useSeenTable } from '@/ui/match/useSeenTable';
import { useText } from '@/ui/text';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { useLayout, useTheme } from '@/ui/theme';
import { arrange } from './arrangement';
import { Coach } from './Coach';
import { Coached, useOpenSheets } from './Coached';
import { LessonMenu } from './LessonMenu';
import { LessonResults } from './LessonResults';
import { PointerWords } from './PointerWords';
import { useMeaning, useStepWords } from './stepWords';
import { TableRoom } from './TableRoom';
import { usePointing } from '@/ui/match/usePointing';

interface LessonTableProps {
  game: GameId;
  board: Board;
  lessons: Lessons;
  lesson: Lesson;
  run: LessonRun;
  /** The way on from the last step, and why it leads nowhere. */
  after: { readonly label: string; go(): void; readonly trouble: string | undefined };
  onStep: (step: number) => void;
  onRestart: () => void;
  onLeave: () => void;
}

/** A lesson at the real table, with the coach beside it. */
export function LessonTable(props: LessonTableProps) {
  const { game, board, lessons, lesson, run, after, onStep, onRestart, onLeave } = props;
  const { learn, table: words } = useText();
  const { fontScale } = useTheme();
  const navigation = useNavigation<Navigator>();
  const insets = useSafeAreaInsets();
  const arrangement = arrange(useLayout(), insets, fontScale, board.lowest);
  const { step, replying, slip } = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const snapshot = useSyncExternalStore(run.match.subscribe, run.match.getSnapshot);
  const [sheet, setSheet] = useState<{ readonly kind: 'menu' | 'log'; readonly open: boolean }>({
    kind: 'menu',
    open: false,
  });
  const closeSheet = () => setSheet(({ kind }) => ({ kind, open: false }));
  const seen = useSeenTable(snapshot, LEARNER, board);
  const said = useStepWords(lessons, lesson, Math.min(step, lesson.steps.length - 1));
  const meant = useMeaning(run, lessons, game, said.otherwise);
  const last = step >= lesson.steps.length - 1;
  const reads = lesson.steps[step]?.kind === 'read' && !replying;
  const asked = run.asked;
  const places = [
    ...(lesson.steps[step]?.at ?? []).map((place) => [place]),
    ...(asked.length === 0 ? [] : (board.placesOf?.(asked, seen.view) ?? [])),
  ];
  const { pointing, lit } = usePointing(places, run.isWanted);
  useKeepAwake('table', { suppressDeactivateWarnings: true });
  useMatchSounds(snapshot, board);
  useEffect(() => onStep(step), [onStep, step]);

  const readRules = (paragraph?: string) => {
    closeSheet();
    navigation.navigate('rules', { game, paragraph });
  };
  const { Table } = board;
  const text = after.trouble ?? (slip === undefined ? said.text : meant(slip));
  useIosAnnouncement(said.task === undefined ? text : `${text} ${said.task}`);
  const openLog = () => setSheet({ kind: 'log', open: true });
  const openMenu = () => setSheet({ kind: 'menu', open: true });
  const menuOpen = sheet.open && sheet.kind === 'menu';
  const [covered, onOpen] = useOpenSheets();
  const coach = (aloud: boolean) => (
    <Coach
      arrangement={arrangement}
      place={learn.step({ title: said.title, step: said.at + 1, steps: lesson.steps.length })}
      steps={lesson.steps.length}
      done={Math.min(step, lesson.steps.length)}
      text={text}
      task={said.task}
      slipped={slip !== undefined || after.trouble !== undefined}
      aloud={aloud}
      onward={reads ? (last ? after : { label: learn.continue, go: run.goOn }) : undefined}
      leaving={learn.leave}
      onLeave={onLeave}
    />
  );
  const pointer = said.task !== undefined && !replying && <PointerWords at={lit.at(-1)} words={said.task} />;
  return (
    <PointingContext value={pointing}>
      <SheetFrameContext
        value={(content, open) => (
          <Coached {...{ arrangement, pointer, open, onOpen }} beside={coach(open)}>
            {content}
          </Coached>
        )}
      >
        <TableKeys
          menuOpen={menuOpen}
          deeds={{ menu: menuOpen ? closeSheet : openMenu, log: openLog, rules: () => readRules() }}
        >
          <View style={arrangement.side === 'beside' ? styles.beside : styles.above}>
            {coach(!covered)}
            <TableRoom arrangement={arrangement}>
              {snapshot.stage.kind === 'over' ? (
                <SafeAreaInsetsContext value={arrangement.room.insets}>
                  <LessonResults board={board} played={snapshot} />
                </SafeAreaInsetsContext>
              ) : (
                <Table
                  {...seen}
                  play={(...moves) => {
                    releasePointerFocus();
                    void run.play(...moves);
                  }}
                  onSettled={run.match.settled}
                  undo={NO_UNDO}
                  onMenu={openMenu}
                  onLog={openLog}
                  onRules={readRules}
                  onContinue={snapshot.botWaits ? run.match.continueBots : undefined}
                />
              )}
            </TableRoom>
            <Sheet
              open={sheet.open}
              title={sheet.kind === 'log' ? words.log : learn.menu}
              onClose={closeSheet}
            >
              {sheet.kind === 'log' ? (
                <Log match={snapshot} eyes={LEARNER} board={board} onRules={readRules} />
              ) : (
                <LessonMenu
                  onRestart={onRestart}
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
            {pointer}
          </View>
        </TableKeys>
      </SheetFrameContext>
    </PointingContext>
  );
}

/** Nothing has to be taken back where nothing wrong is done. */
const NO_UNDO = { available: false, take: () => undefined };

const styles = StyleSheet.create({
  above: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
});
