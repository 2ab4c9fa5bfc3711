import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Touchable, Type, useArrowKeys } from '@/ui/components';
import { useFocusOnArrival } from '@/ui/keyboard';
import { widthOf } from '@/ui/components/card/letters';
import { DIGITS, useTableShortcuts } from '@/ui/keyboard';
import { radius, useTheme } from '@/ui/theme';
import { FOCUS_BORDER, useFocusColours, type Focus } from './focus';

export interface FocusTab<Id> {
  readonly id: Id;
  readonly name: string;
  /** What is read aloud, where it is more than the name. */
  readonly spoken?: string;
  /** Asked about or in mind: the frame of the open tab is drawn in the colour of action. */
  readonly lit: boolean;
  /** What stands right before the name. */
  readonly mark?: ReactNode;
  /** What stands above the name, and below it. */
  readonly above: ReactNode;
  readonly below?: ReactNode;
}

export interface TabsStyle {
  /** One below the other at the left of their panel. */
  upright?: boolean;
  /** Low tabs for low windows. */
  low?: boolean;
  /** Two by two, for large type. */
  large?: boolean;
  /** Names are set as titles into tabs so wide, as people's names are. */
  titled?: number;
  /** Of the open tab, where its panel is not drawn in the usual ground. */
  ground?: string | undefined;
}

interface FocusTabsProps<Id> extends TabsStyle {
  label: string;
  tabs: readonly FocusTab<Id>[];
  focus: Focus<Id>;
  /** They come in place of what was pressed, and have the focus from then on. */
  arrives?: boolean;
}

/** One tab for each place; the open one is joined to its panel. */
export function FocusTabs<Id extends number | string>(props: FocusTabsProps<Id>) {
  const { label, tabs, focus, arrives = false, ...style } = props;
  const list = useFocusOnArrival(arrives);
  const { upright = false, large = false } = style;
  const open = tabs.findIndex(({ id }) => id === focus.focused);
  useTableShortcuts(
    Object.fromEntries(
      DIGITS.slice(0, tabs.length).map((digit, at) => {
        const { id } = tabs[at] ?? {};
        return [digit, id === undefined ? undefined : () => focus.focus(id)];
      }),
    ),
  );
  const keys = useArrowKeys(tabs.length, (at) => {
    const next = tabs[at];
    if (next !== undefined) focus.focus(next.id);
  });
  return (
    <View
      ref={list}
      role="tablist"
      aria-label={label}
      style={upright ? styles.upright : [styles.across, large && styles.wrap]}
    >
      {tabs.map((tab, at) => (
        <Tab
          key={tab.id}
          tab={tab}
          keys={keys(at)}
          on={tab.id === focus.focused}
          reachable={at === Math.max(0, open)}
          onPress={() => focus.focus(tab.id)}
          {...style}
        />
      ))}
    </View>
  );
}

interface TabProps<Id> extends TabsStyle {
  tab: FocusTab<Id>;
  keys: ReturnType<ReturnType<typeof useArrowKeys>>;
  on: boolean;
  /** By the Tab key: the open one, or the first where none is. */
  reachable: boolean;
  onPress: () => void;
}

function Tab<Id>(props: TabProps<Id>) {
  const {
    tab,
    keys,
    on,
    reachable,
    onPress,
    upright = false,
    low = false,
    large = false,
    titled,
    ground,
  } = props;
  const open = useFocusColours(tab.lit);
  return (
    <Touchable
      {...keys}
      role="tab"
      label={tab.spoken ?? tab.name}
      selected={on}
      tabIndex={reachable ? 0 : -1}
      onPress={onPress}
      style={[
        styles.tab,
        upright ? styles.tabUpright : low ? styles.tabLow : styles.tabAcross,
        large && styles.tabLarge,
        upright && low && styles.tabUprightLow,
        titled !== undefined && [styles.titled, low && styles.titledLow, upright && styles.titledUpright],
        on && [!large && (upright ? styles.openRight : styles.openBelow), open],
        on && titled !== undefined && !upright && (low ? styles.titledOpenLow : styles.titledOpen),
        on && ground !== undefined && { backgroundColor: ground },
      ]}
    >
      {tab.above}
      {titled === undefined ? (
        <PlainName on={on}>{tab.name}</PlainName>
      ) : (
        <TitledName tab={tab} width={titled} />
      )}
      {tab.below}
    </Touchable>
  );
}

function PlainName({ on, children }: { on: boolean; children: string }) {
  const { colour } = useTheme();
  return (
    <Type variant="cardLineStrong" size={14} align="center" colour={on ? colour.text : colour.textSoft}>
      {children}
    </Type>
  );
}

const TITLE = { largest: 16, least: 14, scale: 1.15 };
const MARK = 17;

/** A name shrinks by two at most, then it is cut off: the tab's label tells all of it. */
function TitledName<Id>({ tab, width }: { tab: FocusTab<Id>; width: number }) {
  const { fontScale } = useTheme();
  const room = width - 2 * FOCUS_BORDER - (tab.mark === undefined ? 0 : MARK);
  const scale = Math.min(fontScale, TITLE.scale);
  const fits = Math.floor((2 * room) / widthOf('title', tab.name, scale)) / 2;
  const size = Math.max(TITLE.least, Math.min(TITLE.largest, fits));
  return (
    <View style={styles.name}>
      {tab.mark}
      <Type variant="cardTitle" size={size} maxScale={TITLE.scale} oneLine style={styles.shrinks}>
        {tab.name}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  across: { flexDirection: 'row', gap: 4, marginBottom: -FOCUS_BORDER, zIndex: 1 },
  upright: { flex: 1, justifyContent: 'space-between', marginRight: -FOCUS_BORDER, zIndex: 1 },
  tab: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: FOCUS_BORDER,
    borderColor: 'transparent',
  },
  tabAcross: { flex: 1, minHeight: 60 },
  tabLow: { flex: 1, minHeight: 50, gap: 1 },
  tabUprightLow: { minHeight: 48, gap: 0 },
  tabUpright: { minHeight: 50, flexGrow: 1, maxHeight: 68, width: 74, paddingHorizontal: 2 },
  titled: { gap: 2, paddingHorizontal: 0, paddingBottom: 4 },
  titledLow: { gap: 0, paddingBottom: 0 },
  titledOpen: { paddingBottom: 4 + FOCUS_BORDER },
  titledOpenLow: { paddingBottom: FOCUS_BORDER },
  titledUpright: { width: '100%' },
  name: { flexDirection: 'row', alignItems: 'center', gap: 2, maxWidth: '100%' },
  shrinks: { flexShrink: 1 },
  wrap: { flexWrap: 'wrap', marginBottom: 8 },
  tabLarge: { flexBasis: '48%', paddingVertical: 8, borderRadius: radius.panel },
  openBelow: {
    borderTopLeftRadius: radius.panel,
    borderTopRightRadius: radius.panel,
    borderBottomWidth: 0,
    paddingBottom: FOCUS_BORDER,
  },
  openRight: {
    borderTopLeftRadius: radius.panel,
    borderBottomLeftRadius: radius.panel,
    borderRightWidth: 0,
    paddingRight: FOCUS_BORDER + 2,
  },
});
