import { useState } from 'react';
import { PanResponder, StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { Touchable, Type, useArrowKeys } from '@/ui/components';
import { Zone } from '@/ui/boards/kit/motion';
import { radius, useTheme } from '@/ui/theme';
import { AreaEmblem } from '../art/AreaEmblem';
import { WheelToken } from '../art/WheelToken';
import { areaAsked } from '../model/question';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { isChoosing } from '../table/decision';
import { tapArea } from './AreaHead';

/** One area is in sight: the one that is asked about opens by itself, until another one is looked at. */
export function useFocusedArea() {
  const board = useBoard();
  const { view, choice } = board;
  const asked = areaAsked(view);
  const key = `${view.round} ${view.phase} ${view.area} ${view.asked}`;
  const [looked, look] = useState<{ readonly key: string; readonly area: Area }>({
    key,
    area: asked ?? 'guildhall',
  });
  const chosen = choice !== undefined && 'area' in choice ? choice.area : undefined;
  const focused = chosen ?? (looked.key === key ? looked.area : (asked ?? looked.area));
  const focus = (area: Area) => {
    look({ key, area });
    if (isChoosing(board)) tapArea(board, area);
  };
  return { focused, focus };
}

export type Focus = ReturnType<typeof useFocusedArea>;

const SWIPE = 48;

/** A swipe shows the area beside; keys and readers have the tabs. */
export function useSwipe({ focused, focus }: Focus) {
  const step = (by: number) => {
    const next = AREAS[AREAS.indexOf(focused) + by];
    if (next !== undefined) focus(next);
  };
  return PanResponder.create({
    onMoveShouldSetPanResponder: (_, { dx, dy }) => Math.abs(dx) > 24 && Math.abs(dx) > 2 * Math.abs(dy),
    onPanResponderRelease: (_, { dx }) => {
      if (Math.abs(dx) > SWIPE) step(dx < 0 ? 1 : -1);
    },
  }).panHandlers;
}

interface AreaTabsProps {
  focus: Focus;
  upright?: boolean;
  /** Low tabs for low windows. */
  low?: boolean;
  /** Two by two, for large type. */
  large?: boolean;
}

export function AreaTabs({ focus: { focused, focus }, ...style }: AreaTabsProps) {
  const { upright = false, low = false, large = false } = style;
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text } = board;
  const keys = useArrowKeys(AREAS.length, (at) => {
    const next = AREAS[at];
    if (next !== undefined) focus(next);
  });
  return (
    <View
      role="tablist"
      aria-label={text.area.group}
      style={upright ? styles.upright : [styles.across, large && styles.wrap]}
    >
      {AREAS.map((area, at) => {
        const on = area === focused;
        const asked = areaAsked(view) === area;
        const lit = on && isLit(board, area);
        const edge = lit ? colour.action : colour.textSoft;
        return (
          <Touchable
            key={area}
            {...keys(at)}
            role="tab"
            label={board.words.area(area)}
            selected={on}
            tabIndex={on ? 0 : -1}
            onPress={() => focus(area)}
            style={[
              styles.tab,
              upright ? styles.tabUpright : low ? styles.tabLow : styles.tabAcross,
              large && styles.tabLarge,
              upright && low && styles.tabUprightLow,
              on && [
                !large && (upright ? styles.openRight : styles.openBelow),
                { borderColor: edge, backgroundColor: lit ? colour.panelActive : colour.panel },
              ],
            ]}
          >
            <Zone name={zone.tab(area)}>
              <AreaEmblem area={area} size={low ? 24 : 28} />
              {asked && (
                <View style={styles.wheel}>
                  <WheelToken size={20} />
                </View>
              )}
            </Zone>
            <Type
              variant="cardLineStrong"
              size={14}
              align="center"
              colour={on ? colour.text : colour.textSoft}
            >
              {board.words.area(area)}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

/** Asked about, or in mind: the frame is drawn in the colour of action. */
export function isLit(
  { view, choice }: Pick<ReturnType<typeof useBoard>, 'view' | 'choice'>,
  area: Area,
): boolean {
  if (view.phase === 'choose') return choice !== undefined && 'area' in choice && choice.area === area;
  if (view.phase === 'lastCall') {
    return areaAsked(view) === area || view.areas[AREAS.indexOf(area)]?.chosen === false;
  }
  return areaAsked(view) === area;
}

const BORDER = 2.5;

const styles = StyleSheet.create({
  across: { flexDirection: 'row', gap: 4, marginBottom: -BORDER, zIndex: 1 },
  upright: { flex: 1, justifyContent: 'space-between', marginRight: -BORDER, zIndex: 1 },
  tab: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: BORDER,
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
    paddingBottom: BORDER,
  },
  openRight: {
    borderTopLeftRadius: radius.panel,
    borderBottomLeftRadius: radius.panel,
    borderRightWidth: 0,
    paddingRight: BORDER + 2,
  },
  wheel: { position: 'absolute', right: -16, top: 1 },
});
