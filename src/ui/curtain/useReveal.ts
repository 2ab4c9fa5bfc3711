import { useEffect, useRef, useState } from 'react';
import { duration } from '@/ui/theme';

/** A press that begins sooner after the curtain fell, or after the first tap, was meant for something else. */
const LEFTOVER = 400;

interface Reveal {
  readonly holding: boolean;
  /** The first of two taps has been made. */
  readonly confirming: boolean;
  onPressIn(): void;
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

  useEffect(() => {
    deafUntil.current = Date.now() + LEFTOVER;
    return () => clearTimeout(timer.current);
  }, []);

  const onPressOut = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };

  const onPressIn = () => {
    meant.current = Date.now() >= deafUntil.current;
    if (!meant.current) return;
    setHolding(true);
    timer.current = setTimeout(reveal, duration.hold);
  };

  const onPress = () => {
    // A screen reader presses without a beginning.
    const counts = meant.current ?? Date.now() >= deafUntil.current;
    meant.current = undefined;
    onPressOut();
    if (!counts) return;
    deafUntil.current = Date.now() + LEFTOVER;
    if (confirming) reveal();
    else setConfirming(true);
  };

  return { holding, confirming, onPressIn, onPressOut, onPress };
}
