import { use, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { ArrowField, useTableShortcuts } from '@/ui/keyboard';
import { botTempo, useTheme } from '@/ui/theme';
import { MotionStage, StageMemoryContext, type Flight } from '../motion';
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
  const { happened, seats, viewer, onSettled, onHurry, choice, choose } = useTable();
  useTableShortcuts({ clear: choice === undefined ? undefined : () => choose(undefined) });
  const number = happened?.number;
  const memory = use(StageMemoryContext);
  const [plan, setPlan] = useState<{
    readonly number: number | undefined;
    readonly flights: readonly Flight[];
  }>(() => ({ number: memory === undefined ? number : memory.shownUpTo(number), flights: [] }));
  if (plan.number !== number) setPlan({ number, flights: happened?.tempo === 0 ? [] : flights() });
  const byBot = happened !== undefined && seats[happened.seat]?.kind === 'bot';
  return (
    <ArrowField role="main" style={[styles.table, { backgroundColor: colour.table }]}>
      <MotionStage
        eyes={viewer}
        number={plan.number}
        at={happened?.at}
        flights={plan.flights}
        tempo={happened?.tempo ?? (byBot ? botTempo : 1)}
        longest={longest}
        onSettled={onSettled}
        onTouch={onHurry}
      >
        {children}
      </MotionStage>
    </ArrowField>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
});
