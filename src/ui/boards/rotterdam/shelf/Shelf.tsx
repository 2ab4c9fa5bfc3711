import { ScrollView, StyleSheet, View } from 'react-native';
import { useBoard } from '../table/board';
import { pageOf, PAGES } from './pages';

export interface ShelfProps {
  width: number;
  /** What does not fit is scrolled to; without one the shelf is as high as it needs. */
  height?: number | undefined;
  /** How many tiles stand in a row: 4 on upright screens, 2 beside a level map, 1 in a tablet's column. */
  columns: number;
}

/** There is nothing to press on them, and keys scroll only what has the focus. */
const ONLY_READ: readonly string[] = ['market', 'loader'];

/** One shelf asks the one open question: roles, then what the role needs; or shows what was asked for instead. */
export function Shelf(props: ShelfProps) {
  const page = pageOf(useBoard());
  const Page = PAGES[page];
  const { width, height } = props;
  if (height === undefined) {
    return (
      <View style={{ width }}>
        <Page {...props} />
      </View>
    );
  }
  return (
    <ScrollView
      style={[styles.shelf, { width: width + 2 * EDGE, height: height + 2 * EDGE }]}
      contentContainerStyle={styles.inside}
      showsVerticalScrollIndicator={false}
      {...(ONLY_READ.includes(page) && { tabIndex: 0 })}
    >
      <Page {...props} />
    </ScrollView>
  );
}

/** Room for the ring around a chosen tile, which would else be cut off. */
const EDGE = 6;

const styles = StyleSheet.create({
  shelf: { margin: -EDGE, flexGrow: 0, flexShrink: 1 },
  inside: { padding: EDGE },
});
