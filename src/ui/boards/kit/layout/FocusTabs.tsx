import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Touchable, Type, useArrowKeys } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { FOCUS_BORDER, useFocusColours, type Focus } from './focus';

export interface FocusTab<Id> {
  readonly id: Id;
  readonly name: string;
  /** What is read aloud, where it is more than the name. */
  readonly spoken?: string;
  /** Asked about or in mind: the frame of the open tab is drawn in the colour of action. */
  readonly lit: boolean;
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
}

interface FocusTabsProps<Id> extends TabsStyle {
  label: string;
  tabs: readonly FocusTab<Id>[];
  focus: Focus<Id>;
}

/** One tab for each place; the open one is joined to its panel. */
export function FocusTabs<Id extends number | string>(props: FocusTabsProps<Id>) {
  const { label, tabs, focus, upright = false, low = false, large = false } = props;
  const keys = useArrowKeys(tabs.length, (at) => {
    const next = tabs[at];
    if (next !== undefined) focus.focus(next.id);
  });
  return (
    <View
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
          onPress={() => focus.focus(tab.id)}
          upright={upright}
          low={low}
          large={large}
        />
      ))}
    </View>
  );
}

interface TabProps<Id> extends Required<TabsStyle> {
  tab: FocusTab<Id>;
  keys: ReturnType<ReturnType<typeof useArrowKeys>>;
  on: boolean;
  onPress: () => void;
}

function Tab<Id>({ tab, keys, on, onPress, upright, low, large }: TabProps<Id>) {
  const { colour } = useTheme();
  const open = useFocusColours(tab.lit);
  return (
    <Touchable
      {...keys}
      role="tab"
      label={tab.spoken ?? tab.name}
      selected={on}
      tabIndex={on ? 0 : -1}
      onPress={onPress}
      style={[
        styles.tab,
        upright ? styles.tabUpright : low ? styles.tabLow : styles.tabAcross,
        large && styles.tabLarge,
        upright && low && styles.tabUprightLow,
        on && [!large && (upright ? styles.openRight : styles.openBelow), open],
      ]}
    >
      {tab.above}
      <Type variant="cardLineStrong" size={14} align="center" colour={on ? colour.text : colour.textSoft}>
        {tab.name}
      </Type>
      {tab.below}
    </Touchable>
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
