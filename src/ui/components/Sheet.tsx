import { use, type ReactNode, type RefObject } from 'react';
import { Modal, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ArrowField } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { radius, space, useLayout, useTheme } from '@/ui/theme';
import { Arriving } from './Arriving';
import { IconButton } from './IconButton';
import { Shade } from './Shade';
import { SheetFrameContext } from './sheetFrame';
import { PageContent, type SheetPage } from './SheetPage';
import { Type } from './Type';
import { useWayBack } from './wayBack';

export interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Stays in sight while the rest scrolls: sums and the button that confirms. */
  footer?: ReactNode;
  /** Nothing is seen under it. */
  veiled?: boolean;
  /** What it leads to is to be seen: once closed it is gone, and does not fade over that. */
  atOnce?: boolean;
  /** Takes the whole window, as a step of its own with a way back. */
  page?: SheetPage | undefined;
  /** For whoever leads the reader to a place in it. */
  scroller?: RefObject<ScrollView | null>;
  children: ReactNode;
}

/**
 * Where the system fades a sheet away, it fades a picture of it, which would outlive the curtain's first moments and the
 * cards' owner. A browser removes what it fades.
 */
const FADES = Platform.OS === 'web';

/** Over everything until it is closed: by its button, beside it, Escape or the system's way back. */
export function Sheet({ open, title, onClose, page, atOnce = false, ...content }: SheetProps) {
  const { motion } = useTheme();
  const framed = use(SheetFrameContext);
  const onRequestClose = useWayBack(open, onClose);
  return (
    <Modal
      visible={open}
      aria-label={title}
      transparent
      animationType={FADES && motion !== 'off' && (open || !atOnce) ? 'fade' : 'none'}
      onRequestClose={onRequestClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      {framed(
        page === undefined ? (
          <SheetContent title={title} onClose={onClose} {...content} />
        ) : (
          <PageContent title={title} onClose={onClose} page={page} {...content} />
        ),
        open,
      )}
    </Modal>
  );
}

function SheetContent({
  title,
  onClose,
  footer,
  veiled = false,
  scroller,
  children,
}: Omit<SheetProps, 'open' | 'page' | 'atOnce'>) {
  const { colour } = useTheme();
  const { common } = useText();
  const insets = useSafeAreaInsets();
  const { device, landscape, height } = useLayout();
  const floating = device === 'tablet' || landscape;
  const bottom = floating ? space.margin : insets.bottom + space.margin;

  return (
    <ArrowField style={[styles.window, floating ? styles.floating : styles.anchored]}>
      <Shade onPress={onClose} veiled={veiled} />
      <Arriving
        style={[
          styles.sheet,
          floating ? styles.card : styles.drawer,
          { backgroundColor: colour.raised, borderColor: colour.line },
          { maxHeight: height - insets.top - (floating ? insets.bottom + space.section : space.section) },
        ]}
      >
        <View style={styles.header}>
          <Type variant="title" heading={2} style={styles.title}>
            {title}
          </Type>
          <IconButton icon="close" label={common.close} onPress={onClose} bare />
        </View>
        <ScrollView
          ref={scroller}
          style={styles.scroll}
          contentContainerStyle={[
            styles.content,
            { paddingBottom: footer === undefined ? bottom : space.margin },
          ]}
        >
          {children}
        </ScrollView>
        {footer !== undefined && (
          <View style={[styles.footer, { borderColor: colour.line, paddingBottom: bottom }]}>{footer}</View>
        )}
      </Arriving>
    </ArrowField>
  );
}

const styles = StyleSheet.create({
  window: { flex: 1, alignItems: 'center' },
  floating: { justifyContent: 'center' },
  anchored: { justifyContent: 'flex-end' },
  sheet: { width: '100%', borderWidth: 1, boxShadow: '0 12px 40px rgba(0, 0, 0, 0.5)' },
  card: { maxWidth: 640, borderRadius: radius.panel },
  drawer: { borderTopLeftRadius: radius.panel, borderTopRightRadius: radius.panel, borderBottomWidth: 0 },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
    paddingLeft: space.margin,
    paddingRight: space.group,
    paddingVertical: space.group,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 0 },
  content: { paddingHorizontal: space.margin },
  footer: { borderTopWidth: 1, paddingHorizontal: space.margin, paddingTop: space.panel },
});
