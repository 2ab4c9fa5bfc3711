import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Seat } from '@/engine/game';
import type { Match } from '@/match/match';
import { eyesFor, Replay, type PastEyes } from '@/match/replay';
import { holderOf } from '@/match/stage';
import { boardOf } from '@/ui/boards';
import type { Board } from '@/ui/boards/board';
import { Screen, Sheet } from '@/ui/components';
import { Loaded } from '@/ui/lazy/Loaded';
import { useLookBack, type LookedBack } from '@/ui/match/matches';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useArriving, useLeadingTo } from '@/ui/screens/rules/useLeadingTo';
import { CannotOpen } from '@/ui/match/CannotOpen';
import { Log } from '@/ui/match/Log';
import { TableKeys } from '@/ui/match/TableKeys';
import { useText } from '@/ui/text';
import { RoomContext, useLayout, useTheme } from '@/ui/theme';
import { LookBack } from '@/ui/screens/lookBack/LookBack';
import { useCoverWhenOverlaid } from '@/ui/screens/table/useCoverWhenLeft';
import { Controls } from './Controls';
import { PastBoard } from './PastBoard';
import { PlayOnForm } from './PlayOnForm';
import { ReplayMenu, useEyesWords } from './ReplayMenu';
import { usePlayback } from './usePlayback';

/** A game to look back at: a finished one as anybody saw it, one that goes on with the eyes of whoever may look. */
export function ReplayScreen() {
  const params = useRoute<RouteProp<Routes, 'replay'>>().params;
  return <Replayed {...params} />;
}

function Replayed({ id, move, eyes }: Routes['replay']) {
  const found = useLookBack(id);
  if (found === undefined) return <Screen>{undefined}</Screen>;
  if ('fault' in found) return <CannotOpen {...found} />;
  const board = boardOf(found.played.table.game);
  return (
    <Loaded lazy={board}>
      {(face) => <LookingBack key={id} found={found} board={face} move={move} first={eyes} />}
    </Loaded>
  );
}

interface LookingBackProps {
  found: LookedBack;
  board: Board;
  move: number | undefined;
  /** Whose eyes look first, where they are allowed to. */
  first: Seat | undefined;
}

/** One sheet for all, since a system shows only one at a time; its kind stays while it fades. */
interface OpenSheet {
  readonly kind: 'menu' | 'log' | 'curve' | 'playOn';
  readonly open: boolean;
}

const BAR = 68;
const LOWEST = 312;

function LookingBack({ found: { played, match }, board, move, first }: LookingBackProps) {
  const { table } = played;
  const { replay: text, lookBack, table: tableText } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const goBack = useGoBack();
  useCoverWhenOverlaid(match?.cover);
  const [replay] = useState(() => new Replay(played));
  const [wanted, setWanted] = useState<PastEyes | undefined>(first);
  const allowed = eyesFor(table, replay.over, useHolder(match));
  const eyes = allowed.find((one) => one === wanted) ?? allowed[0] ?? 'table';
  const start = move ?? (replay.over ? replay.first : replay.last);
  const { playback, turn, settled } = usePlayback(replay, replay.within(start));
  // A whole board takes long on a slow phone: the finger on the scrubber is not kept waiting for it.
  const { moment, from, number, tempo } = playback;
  const shown = useDeferredValue(
    useMemo(() => ({ moment, from, number, tempo }), [moment, from, number, tempo]),
  );
  const seen = useEyesWords(replay)(eyes).label;

  const [sheet, setSheet] = useState<OpenSheet>({ kind: 'menu', open: false });
  const openMenu = () => setSheet({ kind: 'menu', open: true });
  const openLog = () => setSheet({ kind: 'log', open: true });
  const openCurve = () => setSheet({ kind: 'curve', open: true });
  const openPlayOn = () => setSheet({ kind: 'playOn', open: true });
  const closeSheet = () => setSheet(({ kind }) => ({ kind, open: false }));
  const show = (to: number, seat?: Seat) => {
    closeSheet();
    if (seat !== undefined) setWanted(seat);
    turn({ type: 'go', to });
  };
  const readRules = (paragraph: string) => {
    closeSheet();
    navigation.navigate('rules', { game: table.game, paragraph });
  };
  const { scroller, page, place, leadTo } = useLeadingTo();
  useArriving(sheet.open && sheet.kind === 'log' ? 'now' : undefined, leadTo);
  const titles = { menu: text.title, log: tableText.log, curve: lookBack.title, playOn: text.playOn.action };
  const { room, scrolls, onLayout } = useRoomAbove();

  const menuOpen = sheet.open && sheet.kind === 'menu';

  return (
    <TableKeys menuOpen={menuOpen} deeds={{ menu: menuOpen ? closeSheet : openMenu, log: openLog }}>
      <View style={[styles.fill, { backgroundColor: colour.table }]}>
        <ScrollView
          testID={`moment-${shown.moment}`}
          style={styles.fill}
          contentContainerStyle={{ height: room.height }}
          scrollEnabled={scrolls}
          bounces={false}
        >
          <RoomContext value={room}>
            <PastBoard
              // Other eyes begin with another board: nothing that the last ones looked at stays open.
              key={eyes}
              replay={replay}
              board={board}
              eyes={eyes}
              shown={shown}
              onSettled={settled}
              onMenu={openMenu}
              onLog={openLog}
              onRules={readRules}
            />
          </RoomContext>
        </ScrollView>
        {playback.playing && <Awake />}
        <Controls
          replay={replay}
          playback={playback}
          turn={turn}
          seen={seen}
          onPlayOn={replay.over && playback.moment < replay.last ? openPlayOn : undefined}
          onCurve={openCurve}
          onClose={goBack}
          onLayout={onLayout}
        />
        <Sheet open={sheet.open} title={titles[sheet.kind]} onClose={closeSheet} scroller={scroller}>
          {sheet.kind === 'log' && (
            <Log
              match={played}
              eyes={eyes}
              board={board}
              onRules={readRules}
              moments={{
                first: replay.first,
                now: playback.moment,
                show: (moment) => show(moment),
                page,
                line: place('now'),
              }}
            />
          )}
          {sheet.kind === 'curve' && (
            <LookBack
              // Other eyes have another curve, and begin at the moment that is shown.
              key={eyes}
              match={played}
              replay={replay}
              eyes={eyes}
              start={playback.moment}
              onShow={show}
            />
          )}
          {sheet.kind === 'playOn' && (
            <PlayOnForm replay={replay} moment={playback.moment} onClose={closeSheet} />
          )}
          {sheet.kind === 'menu' && (
            <ReplayMenu
              replay={replay}
              eyes={eyes}
              allowed={allowed}
              onEyes={(chosen) => {
                setWanted(chosen);
                closeSheet();
              }}
              speed={playback.speed}
              onSpeed={(speed) => turn({ type: 'speed', speed })}
              onLog={openLog}
              onCurve={openCurve}
              onPlayOn={replay.over ? openPlayOn : undefined}
              noPlayOn={playback.moment < replay.last ? undefined : text.playOn.over}
              onLeave={() => {
                closeSheet();
                goBack();
              }}
            />
          )}
        </Sheet>
      </View>
    </TableKeys>
  );
}

/** While it plays by itself nobody touches the device. */
function Awake() {
  useKeepAwake('replay', { suppressDeactivateWarnings: true });
  return null;
}

const unsubscribed = () => () => undefined;

/** Who holds the device at the table from which one looks back, live: once it is covered, nobody does. */
function useHolder(match: Match | undefined): Seat | undefined {
  const stage = useSyncExternalStore(match?.subscribe ?? unsubscribed, () => match?.getSnapshot().stage);
  return stage && holderOf(stage);
}

/** The window without the bar below it; what is too low for a board scrolls. */
function useRoomAbove() {
  const { width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const [bar, setBar] = useState(BAR);
  const room = { width, height: Math.max(LOWEST, height - bar), insets: { ...insets, bottom: 0 } };
  const onLayout = ({ nativeEvent }: { nativeEvent: { layout: { height: number } } }) =>
    setBar(nativeEvent.layout.height);
  return { room, scrolls: height - bar < LOWEST, onLayout };
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
});
