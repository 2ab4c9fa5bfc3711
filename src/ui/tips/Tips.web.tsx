import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheet, View, type LayoutRectangle } from 'react-native';
import { Type } from '@/ui/components/Type';
import { radius, space, useLayout, useTheme } from '@/ui/theme';
import { showTip, useShownTip, type TipPlace } from './tip';

const WIDEST = 320;
const APART = 8;
/** Over sheets too. */
const OVER_ALL = 10_000;

/** Below what it tells of, or above it where the window ends; never out of the window. */
export function placeOfTip(
  { left, right, top, bottom }: TipPlace,
  { width, height }: Pick<LayoutRectangle, 'width' | 'height'>,
  room: Pick<LayoutRectangle, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const middle = (left + right) / 2 - width / 2;
  const below = bottom + APART + height <= room.height;
  return {
    left: Math.round(Math.max(space.half, Math.min(room.width - width - space.half, middle))),
    top: Math.round(below ? bottom + APART : Math.max(space.half, top - APART - height)),
  };
}

/** What is told to a pointer that rests: over every screen and sheet, out of the way of touches and readers. */
export function Tips() {
  const { tip } = useShownTip();
  useEffect(() => {
    if (tip === undefined) return undefined;
    const hide = () => showTip(undefined);
    const goneBy = ['keydown', 'wheel', 'pointerdown', 'resize', 'blur'] as const;
    for (const event of goneBy) addEventListener(event, hide, true);
    return () => {
      for (const event of goneBy) removeEventListener(event, hide, true);
    };
  }, [tip]);
  if (tip === undefined) return null;
  return createPortal(<Bubble key={tip.words} {...tip} />, document.body);
}

function Bubble({ words, place }: { words: string; place: TipPlace }) {
  const { colour } = useTheme();
  const room = useLayout();
  const [size, setSize] = useState<LayoutRectangle>();
  const at = size && placeOfTip(place, size, room);
  return (
    <View
      aria-hidden
      testID="tip"
      onLayout={({ nativeEvent }) => setSize(nativeEvent.layout)}
      style={[
        styles.bubble,
        { backgroundColor: colour.paper, borderColor: colour.edge },
        at ?? styles.unplaced,
      ]}
    >
      <Type variant="text" maxScale={1.3} colour={colour.ink}>
        {words}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  bubble: {
    position: 'absolute',
    zIndex: OVER_ALL,
    maxWidth: WIDEST,
    paddingHorizontal: space.group,
    paddingVertical: 6,
    borderWidth: 1,
    borderRadius: radius.button,
    boxShadow: '0 6px 18px rgba(0, 0, 0, 0.4)',
    pointerEvents: 'none',
  },
  // Measured before it is seen.
  unplaced: { left: 0, top: 0, opacity: 0 },
});
