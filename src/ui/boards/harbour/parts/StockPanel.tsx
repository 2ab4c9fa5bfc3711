import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import type { Holding } from '../model/stock';
import { radius, useTheme } from '@/ui/theme';
import { QuayColumn } from './QuayColumn';

interface StockPanelProps {
  seat: Seat;
  holdings: readonly Holding[];
  width: number;
  /** Stands above the columns. */
  children: ReactNode;
}

const BORDER = 1;

/** Somebody's stock against the market, on a sheet. */
export function StockPanel({ seat, holdings, width, children }: StockPanelProps) {
  const { colour } = useTheme();
  return (
    <View style={[styles.panel, { width, backgroundColor: colour.panel, borderColor: colour.line }]}>
      <View style={[styles.head, { borderColor: colour.line }]}>{children}</View>
      <View style={styles.columns}>
        {holdings.map((holding) => (
          <QuayColumn
            key={holding.good}
            seat={seat}
            holding={holding}
            width={(width - 2 * BORDER) / holdings.length}
            tracked
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: BORDER, borderRadius: radius.panel },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 10,
    minHeight: 33,
    paddingHorizontal: 10,
    paddingVertical: 4,
    borderBottomWidth: 1,
  },
  columns: { flexDirection: 'row', marginLeft: -1, paddingVertical: 6 },
});
