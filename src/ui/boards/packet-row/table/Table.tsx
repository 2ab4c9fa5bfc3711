import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLayout, useTheme } from '@/ui/theme';
import { LargeType } from '../layouts/LargeType';
import { PhoneLandscape } from '../layouts/PhoneLandscape';
import { PhonePortrait } from '../layouts/PhonePortrait';
import { shapeOf, type Shape } from '../layouts/shape';
import { TabletLandscape } from '../layouts/TabletLandscape';
import { TabletPortrait } from '../layouts/TabletPortrait';
import { Sheets } from '../sheets/Sheets';
import { BoardProvider, type TableProps } from './board';

const LAYOUTS: Readonly<Record<Shape, ComponentType>> = {
  tabletLandscape: TabletLandscape,
  tabletPortrait: TabletPortrait,
  phonePortrait: PhonePortrait,
  phoneLandscape: PhoneLandscape,
  largeType: LargeType,
};

/** The table of Packet Row: draws a view, asks the one open question, hands moves back. */
export function Table(table: TableProps) {
  const { colour, fontScale } = useTheme();
  const { width, height } = useLayout();
  const Layout = LAYOUTS[shapeOf(width, height, fontScale)];
  return (
    <BoardProvider table={table}>
      <View role="main" style={[styles.table, { backgroundColor: colour.table }]}>
        <Layout />
      </View>
      <Sheets />
    </BoardProvider>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
});
