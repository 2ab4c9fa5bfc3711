import { useCallback, useEffect, useRef } from 'react';
import type { ScrollView, View } from 'react-native';
import { useTheme } from '@/ui/theme';

/** A little of what comes before stays in sight. */
const ABOVE = 12;

/** Scrolls to named places of a page. */
export function useLeadingTo() {
  const { motion } = useTheme();
  const scroller = useRef<ScrollView>(null);
  const page = useRef<View>(null);
  const places = useRef(new Map<string, View>());

  const place = useCallback(
    (name: string) => (view: View | null) => {
      if (view === null) places.current.delete(name);
      else places.current.set(name, view);
    },
    [],
  );

  const leadTo = useCallback(
    (name: string) => {
      const found = places.current.get(name);
      if (found === undefined || page.current === null) return;
      found.measureLayout(page.current, (_left, top) => {
        scroller.current?.scrollTo({ y: Math.max(0, top - ABOVE), animated: motion === 'full' });
      });
    },
    [motion],
  );

  return { scroller, page, place, leadTo };
}

/** Leads there when the page opens and whenever the place changes, once it has been laid out. */
export function useArriving(at: string | undefined, leadTo: (name: string) => void): void {
  useEffect(() => {
    if (at === undefined) return undefined;
    const frame = requestAnimationFrame(() => leadTo(at));
    return () => cancelAnimationFrame(frame);
  }, [at, leadTo]);
}
