import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';
import { ThinkingCancelled } from '@/ai';
import type { DayStanding } from '@/match/today/tries';
import { MEASURE, startMeasure } from '@/match/today/measure';
import { daysOf } from '@/storage/today';

/** While the screen is in view, lets the strongest bot play a finished deal too, and keeps what came of it. */
export function useMeasure({ game, day, counted, standing }: DayStanding, onKept: () => void): void {
  const id = standing === 'finished' && counted?.measure === undefined ? counted?.id : undefined;
  useFocusEffect(
    useCallback(() => {
      if (id === undefined) return undefined;
      const { result, cancel } = startMeasure(game, day);
      result
        .then(async (measured) => {
          if (measured === undefined) return;
          await daysOf(game).add(id, { result: undefined, measure: { ...measured, level: MEASURE } });
          onKept();
        })
        .catch((error: unknown) => {
          // Whoever leaves comes back for the rest; what the device does not keep is played again.
          if (!(error instanceof ThinkingCancelled)) onKept();
        });
      return cancel;
    }, [game, day, id, onKept]),
  );
}
