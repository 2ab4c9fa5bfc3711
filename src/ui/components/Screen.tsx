import type { ReactNode, RefObject } from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '@/ui/text';
import { readingWidth, space, useLayout, useTheme } from '@/ui/theme';
import { IconButton } from './IconButton';
import { Type } from './Type';

/** The free edge of a screen: wider on a tablet. */
export function useMargin(): number {
  return useLayout().device === 'tablet' ? space.margin : space.panel;
}

export interface ScreenProps {
  /** With a title the screen has a header; without, the content heads itself. */
  title?: string;
  onBack?: () => void;
  /** Lines stay short enough to read, whatever the window. */
  reading?: boolean;
  /** Stays in sight while the rest scrolls: the button that all leads to. */
  footer?: ReactNode;
  /** Where nothing inside takes the focus, the page does, so that arrow keys scroll it. */
  scrollsByKeys?: boolean;
  /** For whoever leads the reader to a place on the page. */
  scroller?: RefObject<ScrollView | null>;
  /** Scrolls by itself instead of the children, clear of the edges by the style it is given. */
  list?: (edges: StyleProp<ViewStyle>) => ReactNode;
  children?: ReactNode;
}

/** Safe areas are coloured through and kept free of controls. */
export function Screen({
  title,
  onBack,
  reading = false,
  footer,
  scrollsByKeys = false,
  scroller,
  list,
  children,
}: ScreenProps) {
  const { colour } = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const sides = { paddingLeft: margin + insets.left, paddingRight: margin + insets.right };
  const edges = [
    sides,
    { paddingTop: title === undefined ? insets.top + margin : space.group },
    { paddingBottom: margin + (footer === undefined ? insets.bottom : 0) },
  ];

  return (
    <View role="main" style={[styles.screen, { backgroundColor: colour.table }]}>
      {title !== undefined && (
        <View style={[styles.head, sides, { paddingTop: insets.top + margin }]}>
          <ScreenHeader title={title} onBack={onBack} style={reading && styles.reading} />
        </View>
      )}
      {list === undefined ? (
        <ScrollView
          ref={scroller}
          {...(scrollsByKeys ? { tabIndex: 0 } : {})}
          contentContainerStyle={[styles.content, edges]}
        >
          <View style={[styles.column, reading && styles.reading]}>{children}</View>
        </ScrollView>
      ) : (
        list([styles.listed, edges])
      )}
      {footer !== undefined && (
        <View
          style={[
            styles.footer,
            sides,
            { backgroundColor: colour.tableDeep, borderColor: colour.line },
            { paddingBottom: insets.bottom + space.panel },
          ]}
        >
          <View style={[styles.column, reading && styles.reading]}>{footer}</View>
        </View>
      )}
    </View>
  );
}

interface ScreenHeaderProps {
  title: string;
  onBack: (() => void) | undefined;
  style: StyleProp<ViewStyle>;
}

function ScreenHeader({ title, onBack, style }: ScreenHeaderProps) {
  const { common } = useText();
  return (
    <View style={[styles.header, style]}>
      {onBack !== undefined && <IconButton icon="back" label={common.back} onPress={onBack} />}
      <Type variant="title" heading={1} style={styles.title}>
        {title}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { alignItems: 'center', paddingBottom: space.group },
  header: { width: '100%', flexDirection: 'row', alignItems: 'center', gap: space.panel },
  title: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center' },
  listed: { flexGrow: 1 },
  footer: { alignItems: 'center', borderTopWidth: 1, paddingTop: space.panel },
  column: { width: '100%', flexGrow: 1 },
  reading: { maxWidth: readingWidth },
});
