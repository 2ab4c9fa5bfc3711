import { interpolate } from 'react-native-reanimated';
import type { Flight, Manner, Point } from './flights';
import type { PlacedFlight } from './ways';

const DROPS = 12;
/** A piece above the table is nearer to the eye. */
const NEARER = 1.35;
const FADES_FROM = 0.75;
/** What arrives is nearly there for half of its time. */
const TAKEN_IN_FROM = 0.94;
/** How high a piece is lifted that walks, and how much it is squashed when it is set down. */
const LIFTED = 6;
const SQUASHED = 0.04;
/** A piece that is not taken in has come so far when it tips. */
const TIPS_FROM = 0.55;
const FALLS = 22;
const SWOLLEN = 1.35;
/** Degrees. */
const ROCKS = 3;

interface Look {
  readonly opacity: number;
  readonly transform: (
    | { translateX: number }
    | { translateY: number }
    | { scale: number }
    | { scaleX: number }
    | { scaleY: number }
    | { rotate: string }
  )[];
}

/** What a frame needs to know of a flight: only what the UI thread can be handed. */
export interface Course extends Pick<PlacedFlight, 'manner' | 'begins' | 'ends' | 'way'> {
  readonly arc: number;
  /** Arrives to stay. */
  readonly stays: boolean;
  /** Out of sight before its time. */
  readonly appears: boolean;
}

const COME_IN_SIGHT: readonly Manner[] = ['rise', 'turn', 'surface', 'ring'];

const appearsLate = ({ manner, appears }: Flight): boolean => appears ?? COME_IN_SIGHT.includes(manner);

/** Whether it is in sight where it begins, before it moves. */
export const standsAtFirst = (flight: Flight): boolean => flight.manner !== 'plant' && !appearsLate(flight);

export function courseOf(flight: PlacedFlight): Course {
  const { manner, begins, ends, way, arc = 0, lands } = flight;
  return {
    manner,
    begins,
    ends,
    way,
    arc,
    stays: lands !== undefined,
    appears: appearsLate(flight),
  };
}

/* A worklet knows only worklets that stand above it. */

/** So far along its way, and as far above it as its arc says. */
function pointOn({ way, arc }: Course, at: number): Point {
  'worklet';
  return {
    x: interpolate(at, way.shares, way.x, 'clamp'),
    y: interpolate(at, way.shares, way.y, 'clamp') - 4 * arc * at * (1 - at),
  };
}

function travelled(course: Course, at: number): Look {
  'worklet';
  const { manner, begins, ends, appears, stays } = course;
  const { x, y } = pointOn(course, at);
  const scale = begins.scale + (ends.scale - begins.scale) * at;
  const lifted = manner === 'lay' || manner === 'lift' ? interpolate(at, [0, 0.2, 1], [1, 0.96, 1]) : 1;
  // A card that turns over is narrowest half way.
  const turned = manner === 'turn' ? Math.max(0.02, Math.abs(1 - 2 * at)) : 1;
  const fades = manner === 'lift' || manner === 'rise' || manner === 'sail';
  const takenIn = (manner === 'turn' || manner === 'lay') && !stays;
  const fadesFrom = fades ? FADES_FROM : takenIn && manner === 'lay' ? TAKEN_IN_FROM : 1;
  const seen = fadesFrom < 1 ? interpolate(at, [fadesFrom, 1], [1, 0], 'clamp') : takenIn && at === 1 ? 0 : 1;
  return {
    // Not yet on its way: what stood there before is gone already, so it is drawn waiting, except what appears.
    opacity: appears && at === 0 ? 0 : seen,
    transform: [
      { translateX: x },
      { translateY: y },
      { scale: scale * lifted },
      { scaleX: turned },
      { rotate: manner === 'roll' ? `${360 * at}deg` : '0deg' },
    ],
  };
}

function planted({ ends, stays }: Course, at: number): Look {
  'worklet';
  // Down at seven tenths of its way, then up again by a sixth of the drop, and home.
  const above = interpolate(at, [0, 0.7, 0.85, 1], [1, 0, 0.17, 0]);
  return {
    opacity: stays
      ? interpolate(at, [0, 0.25], [0, 1], 'clamp')
      : interpolate(at, [0, 0.2, 0.8, 1], [0, 1, 1, 0]),
    transform: [
      { translateX: ends.x },
      { translateY: ends.y - DROPS * above },
      { scale: 1 + (NEARER - 1) * above },
    ],
  };
}

function walked(course: Course, at: number): Look {
  'worklet';
  const { x, y } = pointOn(course, at);
  const above = interpolate(at, [0, 0.15, 0.8, 0.92], [0, LIFTED, LIFTED, 0], 'clamp');
  return {
    opacity: course.appears && at === 0 ? 0 : 1,
    transform: [
      { translateX: x },
      { translateY: y - above },
      { scaleY: 1 - interpolate(at, [0.9, 0.96, 1], [0, SQUASHED, 0], 'clamp') },
    ],
  };
}

function tipped(course: Course, at: number): Look {
  'worklet';
  const { x, y } = pointOn(course, Math.min(1, at / TIPS_FROM));
  const over = interpolate(at, [TIPS_FROM, 1], [0, 1], 'clamp');
  return {
    opacity: course.appears && at === 0 ? 0 : 1 - over,
    transform: [
      { translateX: x + 0.5 * FALLS * over },
      { translateY: y + FALLS * over * over },
      { rotate: `${110 * over}deg` },
    ],
  };
}

/** Cut off by its window, it moves within it. */
function standing({ manner, begins, ends, appears }: Course, at: number): Look {
  'worklet';
  const { x, y } = manner === 'sink' ? begins : ends;
  return { opacity: appears && at === 0 ? 0 : 1, transform: [{ translateX: x }, { translateY: y }] };
}

function rung({ ends }: Course, at: number): Look {
  'worklet';
  return {
    opacity: at === 0 ? 0 : 1 - at,
    transform: [{ translateX: ends.x }, { translateY: ends.y }, { scale: 1 + (SWOLLEN - 1) * at }],
  };
}

function rocked({ ends }: Course, at: number): Look {
  'worklet';
  const tilt = ROCKS * Math.sin(2 * Math.PI * at);
  return {
    opacity: 1,
    transform: [{ translateX: ends.x }, { translateY: ends.y }, { rotate: `${tilt}deg` }],
  };
}

/** How a piece looks when it has made so much of its way. */
export function lookAt(course: Course, at: number): Look {
  'worklet';
  switch (course.manner) {
    case 'plant':
      return planted(course, at);
    case 'tip':
      return tipped(course, at);
    case 'walk':
      return walked(course, at);
    case 'sink':
    case 'surface':
      return standing(course, at);
    case 'ring':
      return rung(course, at);
    case 'rock':
      return rocked(course, at);
    default:
      return travelled(course, at);
  }
}
