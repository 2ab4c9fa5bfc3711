import { createContext, useContext, useEffect, useRef } from 'react';
import type { GestureResponderEvent } from 'react-native';

/** A touch that begins sooner was meant for what stood there before. */
export const LEFTOVER = 400;
/** A finger comes down again within so many points of where it was. */
const REACH = 48;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Where and when the last touch of any control began. */
let last: (Finger & { readonly began: number }) | undefined;

/** Keys and screen readers press without a place. */
function fingerOf(event: GestureResponderEvent | undefined): Finger | undefined {
  const { pageX: x, pageY: y } = (event?.nativeEvent ?? {}) as Partial<GestureResponderEvent['nativeEvent']>;
  return x === undefined || y === undefined ? undefined : { x, y };
}

const isNear = (one: Finger, other: Finger): boolean =>
  Math.abs(one.x - other.x) <= REACH && Math.abs(one.y - other.y) <= REACH;

/** Whether a finger is lifted here that came down before this appeared. It is lifted once. */
function isLifted(finger: Finger | undefined, appeared: number): boolean {
  if (finger === undefined || last === undefined) return false;
  const lifted = isNear(last, finger) && last.began < appeared;
  if (lifted) last = undefined;
  return lifted;
}

/** What the controls below stand for, in any words: when these change, each is another control under the same finger. */
export const MeaningContext = createContext('');

interface MeantPresses {
  /** Whether the press that begins is meant for this control; undefined where it has no place to tell by. */
  onPressIn(event: GestureResponderEvent | undefined): boolean | undefined;
  /** Whether the press that ends now was meant for this control. */
  counts(event?: GestureResponderEvent): boolean;
}

/** What a button does, without its figures: one whose amounts tick stays the same, and is not deaf for ever. */
const withoutFigures = (effect: string): string => effect.replaceAll(/\p{Nd}+/gu, '');

/**
 * A control that appears under a finger is deaf at first: the second half of a double tap is for nobody, nor is a finger that
 * was held on what stood there before and is lifted now. One that changes its words in place is another one too.
 */
export function useMeantPresses(effect = ''): MeantPresses {
  const meaning = useContext(MeaningContext);
  const does = withoutFigures(effect);
  const appeared = useRef(Infinity);
  const meant = useRef(true);
  const begun = useRef(false);
  useEffect(() => {
    appeared.current = performance.now();
  }, [meaning, does]);
  return {
    onPressIn: (event) => {
      const finger = fingerOf(event);
      if (finger === undefined) return undefined;
      const isLeftover = last !== undefined && isNear(last, finger);
      meant.current = !isLeftover || performance.now() - appeared.current >= LEFTOVER;
      last = { ...finger, began: performance.now() };
      begun.current = true;
      return meant.current;
    },
    counts: (event) => {
      const was = meant.current && (begun.current || !isLifted(fingerOf(event), appeared.current));
      meant.current = true;
      begun.current = false;
      return was;
    },
  };
}
