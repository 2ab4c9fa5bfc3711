import {
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Viewer } from '@/engine/game';
import { duration, useTheme } from '@/ui/theme';
import type { Flight } from './flights';
import { FlyingPiece } from './FlyingPiece';
import { StandIn } from './StandIn';
import { StageMemoryContext } from './memory';
import { Takeoff } from './Takeoff';
import { compressed, endOf, LONGEST } from './timing';
import { goesSomewhere, inOrderOfNeed, placed, stillThere, type PlacedFlight } from './ways';
import { Finishing, StagingContext, useZone, Zones, type Staging } from './zones';

const LAYER = 'the layer itself';
const NOTHING: ReadonlySet<string> = new Set();
/** As many stand at once where they begin: drawing more with the move would keep the page from answering. */
const AT_FIRST = 2;
/** So few are all there at once. */
const FEW = 4;
const atFirst = ({ length }: readonly unknown[]) => (length <= FEW ? FEW : AT_FIRST);
const AT_A_TIME = 6;
/** Taking away is quicker than drawing. */
const GO_AT_A_TIME = 16;

interface MotionStageProps {
  /** For whose eyes it is shown: nothing drawn for others stays. */
  eyes: Viewer;
  /** The happening to show; what had happened when the stage was mounted is history and is not shown. */
  number: number | undefined;
  /** When it happened; unless told, when it was first drawn. */
  at?: number | undefined;
  flights: readonly Flight[];
  /** 1 for people; bots take less time. */
  tempo: number;
  /** The most that all of them may take together, in milliseconds; a chain of many steps may need more than one move. */
  longest?: number | undefined;
  /** Called exactly once for each happening: when it ended, was skipped, or the stage went away. */
  onSettled: (number: number) => void;
  /** Told of any touch. */
  onTouch?: (() => void) | undefined;
  children: ReactNode;
}

/** Shows what a move changed by letting things fly over the board. Any touch finishes it and does what it does anyway. */
export function MotionStage(props: MotionStageProps) {
  const { eyes, number, at, flights, tempo, longest = LONGEST, onSettled, onTouch, children } = props;
  const { motion } = useTheme();
  const { width, height } = useWindowDimensions();
  const memory = use(StageMemoryContext);
  const [zones] = useState(() => memory?.zones ?? new Zones());
  const [finishing] = useState(() => new Finishing());
  const [settled, setSettled] = useState(() => (memory === undefined ? number : memory.shownUpTo(number)));
  const [latest, setStaged] = useState<{
    readonly eyes: Viewer;
    readonly number: number;
    readonly pieces: readonly PlacedFlight[];
    readonly takeoff: Takeoff;
  }>();
  const staged = latest?.eyes === eyes ? latest : undefined;
  const timed = useMemo(() => compressed(flights, tempo, longest), [flights, tempo, longest]);
  const inOrder = useMemo(() => inOrderOfNeed(timed), [timed]);
  const report = useReport((ended) => {
    memory?.shown(ended);
    onSettled(ended);
  });
  const finish = useRef<(() => void) | undefined>(undefined);
  const fallback = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // A move was taken back: the one before it is the last again, and has been shown.
  const takenBack = number !== undefined && settled !== undefined && number < settled;
  // And what changed at once has been seen, should motion be wanted again.
  if (number !== settled && (takenBack || motion === 'off')) setSettled(number);
  const moving = motion !== 'off' && number !== undefined && number !== settled && timed.length > 0;

  useLayoutEffect(() => {
    if (number === undefined) return undefined;
    if (!moving) {
      report(number);
      return undefined;
    }
    const happened = at ?? performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      // All that had waited for its picture changes at once: drawn in slices, so that the page answers meanwhile.
      startTransition(() => setSettled(number));
      report(number);
    };
    finish.current = end;
    if (motion === 'brief') timer = setTimeout(end, duration.newCardRing);
    else {
      // What cannot be measured, or is drawn too late, must not hold the game up.
      timer = setTimeout(end, endOf(timed) + duration.moneyAtLeast);
      fallback.current = timer;
      const before = zones.seen;
      const takeoff = new Takeoff(happened, endOf(timed), longest);
      // Measuring and drawing takes as long as changing the table did: it is a task of its own, before the next frame.
      frame = requestAnimationFrame(() =>
        zones.look((now) => {
          const layer = now.get(LAYER);
          if (over || layer === undefined) return;
          const pieces = placed(inOrder, before, now, layer).filter(goesSomewhere);
          startTransition(() => setStaged({ eyes, number, pieces, takeoff }));
        }),
      );
    }
    if (motion === 'brief') report(number);
    return () => {
      over = true;
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      finish.current = undefined;
      report(number);
    };
  }, [eyes, number, at, moving, motion, timed, inOrder, longest, zones, report]);

  const shown = moving && motion === 'full';
  const flying = shown && staged?.number === number ? staged : undefined;
  // Whatever is taken away must not be missing for a moment: it is drawn with the move, where it stands until then.
  const standing = useMemo(() => {
    if (!shown) return [];
    // Since the last look something may have been opened, or scrolled.
    zones.lookAgain([LAYER, ...inOrder.flatMap(({ from }) => from)]);
    return stillThere(inOrder, zones.seen, LAYER);
  }, [shown, inOrder, zones]);
  const drawn = shown ? (flying ?? { number, pieces: standing, takeoff: undefined }) : staged;
  useEffect(() => {
    if (flying === undefined) return undefined;
    clearTimeout(fallback.current);
    const timer = setTimeout(() => finish.current?.(), flying.takeoff.end);
    return () => clearTimeout(timer);
  }, [flying]);

  // Looked at in rest, so that the next move knows where everything was.
  useEffect(() => {
    if (moving) return undefined;
    const timer = setTimeout(() => zones.look(), duration.fade);
    return () => clearTimeout(timer);
  }, [moving, zones, number, width, height]);

  const staging = useMemo<Staging>(() => {
    if (!moving) return { zones, finishing, landing: NOTHING, fresh: NOTHING, moving };
    return motion === 'brief'
      ? {
          zones,
          finishing,
          landing: NOTHING,
          fresh: new Set(timed.flatMap(({ lands, marks = lands }) => marks ?? [])),
          moving: false,
        }
      : {
          zones,
          finishing,
          landing: new Set(timed.flatMap(({ lands }) => lands ?? [])),
          fresh: NOTHING,
          moving,
        };
  }, [zones, finishing, moving, motion, timed]);

  return (
    <StagingContext value={staging}>
      <View
        style={styles.stage}
        onStartShouldSetResponderCapture={() => {
          finish.current?.();
          finishing.finish();
          onTouch?.();
          return false;
        }}
      >
        {children}
        <Layer hidden={!shown}>
          {drawn !== undefined && (
            <Pieces key={drawn.number} pieces={drawn.pieces} takeoff={drawn.takeoff} over={!shown} />
          )}
        </Layer>
      </View>
    </StagingContext>
  );
}

function Layer({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <View
      ref={useZone(LAYER)}
      aria-hidden
      collapsable={false}
      style={[styles.layer, hidden && styles.hidden]}
    >
      {children}
    </View>
  );
}

interface PiecesProps {
  pieces: readonly PlacedFlight[];
  /** Not before it is known where they go. */
  takeoff: Takeoff | undefined;
  /** Nobody sees them any more. */
  over: boolean;
}

/**
 * A refill of the whole table has forty cards to draw: they come a few at a time, the first to fly first, and go in the
 * same way once all is over.
 */
function Pieces({ pieces, takeoff, over }: PiecesProps) {
  const [drawn, setDrawn] = useState(() => atFirst(pieces));
  const [gone, setGone] = useState(0);
  // Measuring where they go is work enough for its frame.
  const complete = over ? gone >= drawn : takeoff === undefined || drawn >= pieces.length;
  useEffect(() => {
    if (complete) return undefined;
    const [setNext, more] = over ? [setGone, GO_AT_A_TIME] : [setDrawn, AT_A_TIME];
    const frame = requestAnimationFrame(() => startTransition(() => setNext((count) => count + more)));
    return () => cancelAnimationFrame(frame);
  }, [complete, drawn, gone, over]);
  return (
    <>
      {!over && pieces.slice(drawn).map((piece) => <StandIn key={piece.key} flight={piece} />)}
      {pieces.slice(gone, drawn).map((piece) => (
        <FlyingPiece key={piece.key} flight={piece} takeoff={takeoff} />
      ))}
    </>
  );
}

/** Passes each number on once, to whoever listens at that moment. */
function useReport(onSettled: (number: number) => void): (number: number) => void {
  const listener = useRef(onSettled);
  useEffect(() => {
    listener.current = onSettled;
  }, [onSettled]);
  const [report] = useState(() => {
    let last: number | undefined;
    return (number: number) => {
      if (number === last) return;
      last = number;
      listener.current(number);
    };
  });
  return report;
}

const styles = StyleSheet.create({
  stage: { flex: 1 },
  layer: { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' },
  hidden: { opacity: 0 },
});
