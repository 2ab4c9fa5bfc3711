import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { botTempo, useTheme } from '@/ui/theme';
import { MotionStage, type Flight } from '../motion';
import { useTable } from './table';

interface TableStageProps {
  /** What the last move lets fly where. */
  flights: () => readonly Flight[];
  /** What all of it may take together, in milliseconds, where one move is a chain of many steps. */
  longest?: number;
  children: ReactNode;
}

/** The table itself, with things flying over it after each move. */
export function TableStage({ flights, longest, children }: TableStageProps) {
  const { colour } = useTheme();
  const { happened, seats, viewer, onSettled } = useTable();
  const number = happened?.number;
  const [plan, setPlan] = useState<{
    readonly number: number | undefined;
    readonly flights: readonly Flight[];
  }>({ number, flights: [] });
  if (plan.number !== number) setPlan({ number, flights: happened?.tempo === 0 ? [] : flights() });
  const byBot = happened !== undefined && seats[happened.seat]?.kind === 'bot';
  return (
    <View role="main" style={[styles.table, { backgroundColor: colour.table }]}>
      <MotionStage
        eyes={viewer}
        number={plan.number}
        at={happened?.at}
        flights={plan.flights}
        tempo={happened?.tempo ?? (byBot ? botTempo : 1)}
        longest={longest}
        onSettled={onSettled}
      >
        {children}
      </MotionStage>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
});
