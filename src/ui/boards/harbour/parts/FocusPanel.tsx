import { useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { radius, useTheme } from '@/ui/theme';
import { FOCUS_BORDER, useFocusColours, useSwipe, type Focus } from '../../kit/layout';
import { Stage } from '../choices/Stage';
import { isAskedHere } from '../model/called';
import { heldUpIn, useBoard } from '../table/board';
import { Offer } from './Offer';
import { quartersOf, type Quarters } from './PlayerTabs';
import { Quarter } from './Quarter';

interface FocusPanelProps {
  focus: Focus<Quarters>;
  width: number;
  height: number;
  /** Fields in a row. */
  across: number;
  /** Beside its tabs instead of below them. */
  beside?: boolean;
}

const PADDING = { side: 6.5, top: 7, bottom: 7 };

/** What the open tab shows; as high for one as for another. */
export function FocusPanel({ focus, width, height, across, beside = false }: FocusPanelProps) {
  const board = useBoard();
  const { colour, scheme } = useTheme();
  const frame = useFocusColours(isAskedHere(board));
  const swipe = useSwipe(quartersOf(board), focus);
  // What the question below leaves of it: its fields give way before the last of them is cut.
  const [left, setLeft] = useState(height);
  const inner = {
    width: width - 2 * (FOCUS_BORDER + PADDING.side),
    height: Math.min(height, left) - 2 * FOCUS_BORDER - PADDING.top - PADDING.bottom,
    across,
  };
  const { focused } = focus;
  // The card lies at the foot of its quarter, which a low window scrolls.
  const scroller = useRef<ScrollView>(null);
  const goesToCard = useRef(focused === heldUpIn(board));
  return (
    <View
      {...swipe}
      onLayout={({ nativeEvent }) => setLeft(Math.floor(nativeEvent.layout.height))}
      style={[
        styles.panel,
        beside || focused === 'stage' ? styles.round : styles.below,
        { width, height },
        frame,
        scheme === 'light' && { backgroundColor: colour.panel },
      ]}
    >
      <ScrollView
        ref={scroller}
        contentContainerStyle={styles.content}
        showsVerticalScrollIndicator={false}
        onContentSizeChange={() => {
          if (goesToCard.current) scroller.current?.scrollToEnd({ animated: false });
          goesToCard.current = false;
        }}
      >
        {focused === 'stage' ? (
          <Stage width={inner.width} height={inner.height} />
        ) : focused === 'offer' ? (
          <Offer {...inner} />
        ) : (
          <Quarter seat={focused} {...inner} />
        )}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flexShrink: 1, borderWidth: FOCUS_BORDER, overflow: 'hidden' },
  below: {
    borderTopWidth: 0,
    paddingTop: FOCUS_BORDER,
    borderBottomLeftRadius: radius.panel,
    borderBottomRightRadius: radius.panel,
  },
  round: { borderRadius: radius.panel },
  content: {
    flexGrow: 1,
    paddingHorizontal: PADDING.side,
    paddingTop: PADDING.top,
    paddingBottom: PADDING.bottom,
  },
});
