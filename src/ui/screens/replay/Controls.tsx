import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Replay } from '@/match/replay';
import { Button, IconButton, Scrubber, Touchable, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { useFormat, useText } from '@/ui/text';
import { useMomentWords } from '@/ui/screens/lookBack/words';
import { radius, space, touch, useLayout, useTheme } from '@/ui/theme';
import { nextSpeed, type Playback, type Turn } from './playback';

interface ControlsProps {
  replay: Replay;
  playback: Playback;
  turn: (turn: Turn) => void;
  /** Whose cards are seen, in words. */
  seen: string;
  onPlayOn: (() => void) | undefined;
  /** Opens the curve of the game. */
  onCurve: () => void;
  onClose: () => void;
  onLayout: (event: LayoutChangeEvent) => void;
}

/** A row by itself has room for the line beside the buttons. */
const ONE_ROW = 616;
const WITH_EYES = 756;
const WITH_PLAY_ON = 1056;

/** Play, pause, step, scrub: always in reach below the board. */
export function Controls(props: ControlsProps) {
  const { replay, playback, turn, seen, onPlayOn, onCurve, onClose, onLayout } = props;
  const { replay: text, lookBack } = useText();
  const { colour, fontScale } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, narrow } = useLayout();
  const { moment } = playback;
  const words = useMomentWords(replay, moment);
  const across = width - insets.left - insets.right;
  const oneRow = across >= ONE_ROW * fontScale;
  const scrubber = (
    <View style={[styles.line, narrow && styles.wholeLine]}>
      <Scrubber
        label={text.moment}
        value={moment}
        min={replay.first}
        max={replay.last}
        words={words}
        aside={oneRow && across < WITH_EYES ? undefined : seen}
        marks={replay.rounds.map((start) => start.moment).filter((start) => start > replay.first)}
        onChange={(to) => turn({ type: 'go', to })}
      />
    </View>
  );
  const curve = <IconButton icon="chart" label={lookBack.open} bare onPress={onCurve} />;
  const close = <IconButton icon="close" label={text.back} onPress={onClose} />;
  return (
    <View
      role="region"
      aria-label={text.title}
      onLayout={onLayout}
      style={[
        styles.bar,
        { backgroundColor: colour.tableDeep, borderColor: colour.line },
        {
          paddingLeft: insets.left + space.panel,
          paddingRight: insets.right + space.panel,
          paddingBottom: Math.max(insets.bottom, space.group),
        },
      ]}
    >
      {!oneRow && (
        <View style={[styles.row, narrow && styles.wrapped]}>
          {scrubber}
          {curve}
          {close}
        </View>
      )}
      <View style={[styles.row, !oneRow && styles.spread, narrow && styles.wrapped]}>
        <Buttons replay={replay} playback={playback} turn={turn} />
        {oneRow && scrubber}
        <SpeedButton playback={playback} turn={turn} />
        {oneRow && across >= WITH_PLAY_ON && onPlayOn !== undefined && (
          <Button variant="secondary" size="small" label={text.playOn.action} onPress={onPlayOn} />
        )}
        {oneRow && curve}
        {oneRow && close}
      </View>
    </View>
  );
}

function Buttons({ replay, playback, turn }: Pick<ControlsProps, 'replay' | 'playback' | 'turn'>) {
  const { replay: text } = useText();
  const { rounds } = useGameWords()(replay.table.game);
  const { colour } = useTheme();
  const { moment, playing } = playback;
  const atFirst = moment === replay.first;
  const atLast = moment === replay.last;
  const go = (towards: 1 | -1) => () => turn({ type: 'go', to: replay.roundFrom(moment, towards) });
  return (
    <>
      <IconButton icon="toPrevious" label={rounds.back} bare disabled={atFirst} onPress={go(-1)} />
      <IconButton
        icon="back"
        label={text.moveBack}
        bare
        disabled={atFirst}
        onPress={() => turn({ type: 'step', by: -1 })}
      />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? text.pause : text.play}
        tone={{ fill: colour.action, ink: colour.onAction }}
        onPress={() => turn({ type: 'toggle' })}
      />
      <IconButton
        icon="forward"
        label={text.moveOn}
        bare
        disabled={atLast}
        onPress={() => turn({ type: 'step', by: 1 })}
      />
      <IconButton icon="toNext" label={rounds.on} bare disabled={atLast} onPress={go(1)} />
    </>
  );
}

function SpeedButton({ playback: { speed }, turn }: Pick<ControlsProps, 'playback' | 'turn'>) {
  const { replay: text } = useText();
  const format = useFormat();
  const { colour } = useTheme();
  return (
    <Touchable
      role="button"
      label={text.speedIs({ speed: format.number(speed) })}
      onPress={() => turn({ type: 'speed', speed: nextSpeed(speed) })}
      style={[styles.speed, { borderColor: colour.textSoft }]}
    >
      <Type variant="button" size={17} maxScale={1.3}>
        {text.times({ speed: speed === 0.5 ? '½' : format.number(speed) })}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  bar: { borderTopWidth: 1, paddingTop: space.group, gap: space.half },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.group },
  // Six buttons side by side on the narrowest phone.
  spread: { justifyContent: 'space-between', gap: 0 },
  // Where the page is zoomed, in rows of three.
  wrapped: { flexWrap: 'wrap', justifyContent: 'center', gap: space.half },
  line: { flex: 1, minWidth: 0 },
  wholeLine: { flexBasis: '100%' },
  speed: {
    minWidth: touch.icon,
    minHeight: touch.icon,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
});
