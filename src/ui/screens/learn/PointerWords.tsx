import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { measure, type Rect } from '@/ui/boards/kit/motion';
import { Type } from '@/ui/components';
import { radius, space, useTheme } from '@/ui/theme';

/** How often it is asked where the place lies now: tables scroll, and things on them move. */
const LOOKS = 250;
const WIDEST = 230;
const HEIGHT = 34;
const GAP = 9;
const NOSE = 7;

interface PointerWordsProps {
  /** What is to be touched. */
  at: View | undefined;
  words: string;
}

/** The task in words beside the place where it is done. Touches go through it. */
export function PointerWords({ at, words }: PointerWordsProps) {
  const { colour } = useTheme();
  const { width, height } = useWindowDimensions();
  const rect = useRectOf(at);
  const [own, setOwn] = useState({ width: WIDEST, height: HEIGHT });
  if (rect === undefined) return null;
  const middle = rect.x + rect.width / 2;
  const below = rect.y + rect.height + GAP + own.height <= height;
  const left = Math.max(space.half, Math.min(middle - own.width / 2, width - own.width - space.half));
  const top = below ? rect.y + rect.height + GAP : rect.y - GAP - own.height;
  const nose = { left: Math.max(NOSE, Math.min(middle - left, own.width - NOSE)) - NOSE };
  return (
    <View
      aria-hidden
      onLayout={({ nativeEvent: { layout } }) => setOwn({ width: layout.width, height: layout.height })}
      style={[styles.words, { left, top, backgroundColor: colour.brass }]}
    >
      <View style={[styles.nose, nose, below ? styles.up : styles.down, { backgroundColor: colour.brass }]} />
      <Type variant="cardLineStrong" size={15} maxScale={1.3} colour={colour.onBrass}>
        {words}
      </Type>
    </View>
  );
}

const same = (a: Rect | undefined, b: Rect) =>
  a !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

function useRectOf(view: View | undefined): Rect | undefined {
  const [found, setFound] = useState<{ readonly view: View; readonly rect: Rect }>();
  useEffect(() => {
    if (view === undefined) return undefined;
    const look = () =>
      measure(view, (rect) => {
        setFound((before) => (before?.view === view && same(before.rect, rect) ? before : { view, rect }));
      });
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [view]);
  return found?.view === view ? found?.rect : undefined;
}

const styles = StyleSheet.create({
  words: {
    position: 'absolute',
    maxWidth: WIDEST,
    paddingHorizontal: 10,
    paddingVertical: 6,
    borderRadius: radius.card,
    boxShadow: '0 3px 10px rgba(0, 0, 0, 0.4)',
    pointerEvents: 'none',
  },
  nose: { position: 'absolute', width: 2 * NOSE, height: 2 * NOSE, transform: [{ rotate: '45deg' }] },
  up: { top: -NOSE + 2 },
  down: { bottom: -NOSE + 2 },
});
