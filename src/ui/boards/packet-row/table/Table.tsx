import { useState, type ComponentType, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { MotionStage, type Flight } from '@/ui/boards/kit/motion';
import { botTempo, useRoom, useTheme } from '@/ui/theme';
import { LargeType } from '../layouts/LargeType';
import { PhoneLandscape } from '../layouts/PhoneLandscape';
import { PhonePortrait } from '../layouts/PhonePortrait';
import { shapeOf, type Shape } from '../layouts/shape';
import { TabletLandscape } from '../layouts/TabletLandscape';
import { TabletPortrait } from '../layouts/TabletPortrait';
import { Sheets } from '../sheets/Sheets';
import { flightsOf } from '../motion/flights';
import { BoardProvider, useBoard, type TableProps } from './board';

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
  const { width, height } = useRoom();
  const Layout = LAYOUTS[shapeOf(width, height, fontScale, table.seats.length)];
  return (
    <BoardProvider table={table}>
      <View role="main" style={[styles.table, { backgroundColor: colour.table }]}>
        <Moving>
          <Layout />
        </Moving>
      </View>
      <Sheets />
    </BoardProvider>
  );
}

/** Lets cards fly over the table after each move. */
function Moving({ children }: { children: ReactNode }) {
  const board = useBoard();
  const { happened, seats, viewer, onSettled } = board;
  const number = happened?.number;
  const [plan, setPlan] = useState<{
    readonly number: number | undefined;
    readonly flights: readonly Flight[];
  }>({
    number,
    flights: [],
  });
  if (plan.number !== number) setPlan({ number, flights: happened?.tempo === 0 ? [] : flightsOf(board) });
  const byBot = happened !== undefined && seats[happened.seat]?.kind === 'bot';
  return (
    <MotionStage
      eyes={viewer}
      number={plan.number}
      at={happened?.at}
      flights={plan.flights}
      tempo={happened?.tempo ?? (byBot ? botTempo : 1)}
      onSettled={onSettled}
    >
      {children}
    </MotionStage>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
});
