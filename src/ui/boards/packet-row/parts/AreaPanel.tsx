import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { Touchable, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, touch, useLayout, useTheme } from '@/ui/theme';
import { KeyedPlace } from '../../kit/layout';
import { AreaEmblem } from '../art/AreaEmblem';
import { areaOnTable } from '../art/areas';
import { useBoard } from '../table/board';
import { supplyAsCards, supplyBeside, type SupplyMeasures } from '../layouts/shape';
import { zone } from '../motion/zones';
import { AreaCounts, AreaStatus, spokenArea, useAreaChoice } from './AreaHead';
import { NextCards, NextSlips, Supply, useSupplySize } from './Supply';
import { TouchBehind } from './TouchBehind';

interface AreaPanelProps {
  area: Area;
  width: number;
  height: number;
}

const SIDE = 12;
const TOP = 9;
const HEAD = 30;
const HEAD_GAP = 9;
/** Of the panel, and where it is chosen. */
const EDGE = { usual: 1, chosen: 2.5 };
/** Its name reaches up to the edge, which would hide the rest, and down over the cards until a finger has room. */
const REACH = { up: TOP - EDGE.chosen, down: touch.icon - HEAD - (TOP - EDGE.chosen) };
const LABEL = 20;
const ASIDE = 136;
/** A lower panel needs the room for the slips themselves. */
const LABELLED_FROM = 162;

/** The name of an area as the thing to touch that chooses it. */
function AreaName({
  area,
  children,
  style,
}: {
  area: Area;
  children: ReactNode;
  style: 'across' | 'upright';
}) {
  const board = useBoard();
  const { choosing, closed, marked, choose } = useAreaChoice(area);
  const { common } = useText();
  const look = style === 'across' ? styles.nameAcross : styles.nameUpright;
  if (!choosing) return <View style={look}>{children}</View>;
  const spoken = spokenArea(board, area);
  return (
    <Touchable
      role="radio"
      label={closed === undefined ? spoken : common.unavailable({ what: spoken, reason: closed })}
      checked={marked}
      place={zone.area(area)}
      disabled={closed !== undefined}
      onPress={choose}
      onRefused={choose}
      style={look}
    >
      {children}
    </Touchable>
  );
}

function AreaTitle({ area, size }: { area: Area; size: number }) {
  const { words } = useBoard();
  const { scheme } = useTheme();
  return (
    <Type variant="panelTitle" heading={2} size={size} colour={areaOnTable(area, scheme)}>
      {words.area(area)}
    </Type>
  );
}

function Emblem({ area, size }: { area: Area; size: number }) {
  const { scheme } = useTheme();
  const ring = scheme === 'dark' ? areaOnTable(area, scheme) : undefined;
  return <AreaEmblem area={area} size={size} ring={ring} />;
}

/** The panel itself: touched anywhere beside its cards, it is chosen. */
function Frame({
  area,
  width,
  height,
  top,
  children,
}: AreaPanelProps & { top: number; children: ReactNode }) {
  const { colour } = useTheme();
  const { choosing, marked, quiet, choose } = useAreaChoice(area);
  const look = marked
    ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: EDGE.chosen }
    : {
        backgroundColor: quiet ? colour.table : colour.panel,
        borderColor: choosing ? colour.textSoft : colour.line,
        borderWidth: EDGE.usual,
      };
  return (
    <KeyedPlace
      number={AREAS.indexOf(area) + 1}
      onKey={choosing ? choose : undefined}
      style={[styles.frame, look, { width, height, paddingTop: top - look.borderWidth }]}
    >
      {choosing && <TouchBehind onPress={choose} />}
      {children}
    </KeyedPlace>
  );
}

/** An area with its head above the cards. */
export function AreaPanel({ area, width, height }: AreaPanelProps) {
  const count = useSupplySize();
  const { fontScale } = useTheme();
  const inner = { width: width - 2 * SIDE, height: height - 2 * TOP - HEAD - HEAD_GAP };
  const { desktop } = useLayout();
  const whole = desktop ? supplyAsCards(inner.width, inner.height, count) : undefined;
  const { card, slip, gap } = supplyBeside(inner.width, inner.height, count);
  const labelled = inner.height >= LABELLED_FROM * fontScale;
  return (
    <Frame area={area} width={width} height={height} top={TOP}>
      <View style={styles.head}>
        <AreaName area={area} style="across">
          <Emblem area={area} size={HEAD + 2} />
          <AreaTitle area={area} size={21} />
          <AreaStatus area={area} brief={width < 500} />
        </AreaName>
        <View style={styles.counts}>
          <AreaCounts area={area} words={width >= 500} />
        </View>
      </View>
      <View style={styles.row}>
        {whole === undefined ? (
          <>
            <Supply area={area} card={card} gap={gap} />
            <NextBeside area={area} width={slip} height={inner.height} labelled={labelled} />
          </>
        ) : (
          <>
            <Supply area={area} card={whole.card} gap={whole.gap} />
            <NextAsCards area={area} card={whole.next} gap={whole.gap} />
          </>
        )}
      </View>
    </Frame>
  );
}

/** What comes next as whole cards, at the right of the supply. */
function NextAsCards({ area, ...measures }: { area: Area } & Pick<SupplyMeasures, 'card' | 'gap'>) {
  const { text } = useBoard();
  const { colour } = useTheme();
  return (
    <View role="group" aria-label={text.area.next} style={[styles.next, { borderColor: colour.line }]}>
      <NextCards area={area} {...measures} />
    </View>
  );
}

interface NextBesideProps {
  area: Area;
  width: number;
  height: number;
  /** Low panels have no room for the word above it. */
  labelled: boolean;
}

/** What comes next, at the right of the supply. */
function NextBeside({ area, width, height, labelled }: NextBesideProps) {
  const { text } = useBoard();
  const { colour } = useTheme();
  return (
    <View style={[styles.next, { borderColor: colour.line }]}>
      {labelled && (
        <Type variant="label" colour={colour.textSoft} style={styles.label}>
          {text.area.next}
        </Type>
      )}
      <NextSlips
        area={area}
        width={width - 1}
        minHeight={(height - (labelled ? LABEL : 0) - 8) / 2}
        gap={6}
        plain={!labelled}
      />
    </View>
  );
}

/** An area as a row with its head at the left edge. */
export function AreaRow({ area, width, height }: AreaPanelProps) {
  const { fontScale } = useTheme();
  const count = useSupplySize();
  const inner = { width: width - 2 * SIDE - ASIDE - 8, height: height - 16 };
  const { card, slip, gap } = supplyBeside(inner.width, inner.height, count);
  const labelled = inner.height >= LABELLED_FROM * fontScale;
  return (
    <Frame area={area} width={width} height={height} top={8}>
      <View style={styles.row}>
        <View style={styles.aside}>
          <AreaName area={area} style="upright">
            {labelled && <Emblem area={area} size={40} />}
            <AreaTitle area={area} size={24} />
            <AreaStatus area={area} brief />
          </AreaName>
          <View style={labelled ? styles.countsBelow : styles.countsBeside}>
            <AreaCounts area={area} words={labelled} />
          </View>
        </View>
        <Supply area={area} card={card} gap={gap} />
        <NextBeside area={area} width={slip} height={inner.height} labelled={labelled} />
      </View>
    </Frame>
  );
}

const styles = StyleSheet.create({
  frame: { borderRadius: radius.panel, overflow: 'hidden' },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    height: HEAD,
    marginBottom: HEAD_GAP,
    marginHorizontal: SIDE - 2,
    // What can be touched in it reaches below it, over the cards' upper edge.
    zIndex: 1,
  },
  nameAcross: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 9,
    minHeight: touch.icon,
    marginTop: -REACH.up,
    marginBottom: -REACH.down,
    // Level with what stands beside it.
    paddingBottom: REACH.down - REACH.up,
    borderRadius: radius.card,
  },
  nameUpright: { gap: 6, alignItems: 'flex-start', borderRadius: radius.card, minWidth: 120 },
  counts: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  row: { flexDirection: 'row', marginHorizontal: SIDE - 2, pointerEvents: 'box-none' },
  aside: { width: ASIDE, marginRight: 8, justifyContent: 'space-between', pointerEvents: 'box-none' },
  // The discards' touch size ends with the panel.
  countsBelow: { alignItems: 'flex-start', gap: 2, marginBottom: 6 },
  // A low row has no room for one below the other.
  countsBeside: { flexDirection: 'row', alignItems: 'center', gap: 14, marginBottom: 8 },
  next: { marginLeft: 'auto', paddingLeft: 10, borderLeftWidth: 1, borderStyle: 'dashed' },
  label: { height: LABEL },
});
