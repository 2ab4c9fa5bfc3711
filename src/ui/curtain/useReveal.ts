import { useEffect, useRef, useState } from 'react';
import type { GestureResponderEvent } from 'react-native';
import { LEFTOVER, useMeantPresses } from '@/ui/components';
import { duration } from '@/ui/theme';

interface Reveal {
  readonly holding: boolean;
  /** The first of two taps has been made. */
  readonly confirming: boolean;
  onPressIn(event?: GestureResponderEvent): void;
  onPressOut(): void;
  onPress(): void;
}

/** Held for long enough, or pressed twice: then the hand is shown, and only then. */
export function useReveal(reveal: () => void): Reveal {
  const [holding, setHolding] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const deafUntil = useRef(Infinity);
  const meant = useRef<boolean>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const presses = useMeantPresses();

  useEffect(() => {
    deafUntil.current = performance.now() + LEFTOVER;
    return () => clearTimeout(timer.current);
  }, []);

  const onPressOut = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };

  const onPressIn = (event?: GestureResponderEvent) => {
    meant.current = performance.now() >= deafUntil.current;
    // A leftover tap does not hold: only what appears under the finger, or has no place, waits before it counts.
    const isHeld = presses.onPressIn(event) ?? meant.current;
    if (!isHeld) return;
    setHolding(true);
    timer.current = setTimeout(reveal, duration.hold);
  };

  const onPress = () => {
    // A screen reader presses without a beginning.
    const counts = meant.current ?? performance.now() >= deafUntil.current;
    meant.current = undefined;
    onPressOut();
    if (!counts) return;
    deafUntil.current = performance.now() + LEFTOVER;
    if (confirming) reveal();
    else setConfirming(true);
  };

  return { holding, confirming, onPressIn, onPressOut, onPress };
}
