import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';

interface WordsProps {
  /** How high they may become; undefined where all around them scrolls. */
  room: number | undefined;
  /** Something else begins at the top. */
  said: string;
  children: ReactNode;
}

/** What is blank below the last line, and parts of a dot that a layout rounds away. */
const SLACK = 2;

/** What is said beside a flag. Where that is longer than its room it scrolls, so that nothing around it ever moves. */
export function Words({ room, said, children }: WordsProps) {
  const { colour, fontScale } = useTheme();
  const scroller = useRef<ScrollView>(null);
  const [height, measure] = useState(0);
  // To scroll, a browser lays everything out there and then: it is asked only where somebody had scrolled.
  const scrolled = useRef(0);
  useEffect(() => {
    if (scrolled.current > 0) scroller.current?.scrollTo({ y: 0, animated: false });
  }, [said]);
  if (room === undefined) return <View style={styles.words}>{children}</View>;
  const most = room * Math.max(1, fontScale);
  const isMore = height > most + SLACK;
  return (
    <View style={styles.words}>
      <ScrollView
        ref={scroller}
        // Keys scroll only what has the focus.
        {...(isMore ? { tabIndex: 0 } : {})}
        // What a layout rounded away is nothing to scroll to.
        scrollEnabled={isMore}
        style={[styles.scroll, { maxHeight: most }]}
        contentContainerStyle={isMore && styles.besideMark}
        scrollEventThrottle={16}
        onScroll={({ nativeEvent }) => {
          scrolled.current = nativeEvent.contentOffset.y;
        }}
        onContentSizeChange={(_, now) => measure(now)}
      >
        {children}
      </ScrollView>
      {isMore && <View style={[styles.mark, { borderColor: colour.textSoft }]} />}
    </View>
  );
}

const MARK = 9;

const styles = StyleSheet.create({
  words: { flex: 1, minWidth: 0 },
  scroll: { flexGrow: 0 },
  besideMark: { paddingRight: 2 * MARK },
  // Points down, to what is not in sight.
  mark: {
    position: 'absolute',
    right: 3,
    bottom: 5,
    width: MARK,
    height: MARK,
    borderRightWidth: 2,
    borderBottomWidth: 2,
    transform: [{ rotate: '45deg' }],
    pointerEvents: 'none',
  },
});
