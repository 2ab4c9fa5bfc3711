import type { ReactNode, RefObject } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ArrowField } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { readingWidth, space, useLayout, useTheme } from '@/ui/theme';
import { Arriving } from './Arriving';
import { IconButton } from './IconButton';
import { Type } from './Type';

/** A low window has what stays in sight beside the rest. */
const LOW = 480;
/** A title of more letters is set smaller, before it takes a second line. */
const LONG = 18;
const SHRUNK = 19;
/** The head grows with large type so far only: what is below it is what is read. */
const LARGEST = 1.4;

export interface SheetPage {
  /** Below the title. */
  aside?: string | undefined;
  /** At the end of its head. */
  action?: ReactNode;
}

interface PageContentProps {
  page: SheetPage;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  scroller?: RefObject<ScrollView | null> | undefined;
  children: ReactNode;
}

/** A sheet over the whole window. */
export function PageContent({ title, onClose, page, footer, scroller, children }: PageContentProps) {
  const { colour } = useTheme();
  const { common } = useText();
  const insets = useSafeAreaInsets();
  const { height } = useLayout();
  const beside = height < LOW;
  const long = title.length > LONG;
  const bottom = Math.max(insets.bottom, space.panel);
  const foot = { backgroundColor: colour.raised, borderColor: colour.line, paddingBottom: bottom };
  return (
    <ArrowField style={styles.page}>
      <Arriving
        style={[styles.page, beside && styles.row, { backgroundColor: colour.table, paddingTop: insets.top }]}
      >
        <View style={[styles.pageBody, { paddingLeft: insets.left }]}>
          <View style={styles.pageHead}>
            <IconButton icon="back" label={common.back} onPress={onClose} bare />
            <View style={styles.title}>
              <Type variant="title" size={long ? SHRUNK : undefined} maxScale={LARGEST} heading={2}>
                {title}
              </Type>
              {page.aside !== undefined && (
                <Type variant="aside" size={16} maxScale={LARGEST} colour={colour.textSoft}>
                  {page.aside}
                </Type>
              )}
            </View>
            {page.action}
          </View>
          <ScrollView
            ref={scroller}
            style={styles.pageScroll}
            contentContainerStyle={[styles.pageContent, footer === undefined && { paddingBottom: bottom }]}
          >
            {children}
          </ScrollView>
        </View>
        {footer !== undefined && (
          <View
            style={[
              foot,
              beside ? [styles.footBeside, { paddingRight: insets.right + space.panel }] : styles.footBelow,
            ]}
          >
            {beside ? <ScrollView contentContainerStyle={styles.footContent}>{footer}</ScrollView> : footer}
          </View>
        )}
      </Arriving>
    </ArrowField>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  row: { flexDirection: 'row' },
  pageBody: { flex: 1, minWidth: 0 },
  pageHead: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
    paddingHorizontal: space.panel,
    paddingVertical: space.half,
  },
  pageScroll: { flex: 1 },
  pageContent: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: readingWidth,
    paddingHorizontal: space.panel,
    paddingBottom: space.panel,
  },
  footBelow: { borderTopWidth: 1, paddingHorizontal: 14, paddingTop: 10 },
  footBeside: { width: 300, borderLeftWidth: 1, paddingLeft: space.panel, paddingTop: space.panel },
  footContent: { flexGrow: 1, justifyContent: 'flex-end' },
  title: { flex: 1 },
});
