import { LEVELS } from '@/ai';
import { isOneOf } from '@/engine/json';
import { dateOf, type Day } from '@/match/today/day';
import { MEASURE } from '@/match/today/measure';
import type { DayStanding } from '@/match/today/tries';
import type { DayTry } from '@/storage/today';
import { useFormat, useText } from '@/ui/text';

interface DayWords {
  date(day: Day): string;
  /** Whose play a try is compared with. */
  measurer(level?: string): string;
  /** How a finished try compares; empty until it is known. */
  measure(counted: DayTry): string;
  /** In a few letters, for home. */
  brief(standing: DayStanding): string;
  /** In whole words. */
  whole(standing: DayStanding): string;
}

export function useDayWords(): DayWords {
  const { today: text, newGame } = useText();
  const format = useFormat();
  const measurer = (level: string = MEASURE) => newGame.kinds[isOneOf(LEVELS, level) ? level : MEASURE];
  const unfinished = ({ standing }: DayStanding): string =>
    standing === 'none' ? text.toPlay : standing === 'running' ? text.goesOn : text.given;
  return {
    date: (day) => format.date(dateOf(day)),
    measurer,
    measure: ({ result, measure }) =>
      result === undefined || measure === undefined
        ? ''
        : text.measure({ who: measurer(measure.level), points: measure.points, own: result.points }),
    brief: (day) => (day.counted?.result === undefined ? unfinished(day) : text.brief(day.counted.result)),
    whole: (day) => (day.counted?.result === undefined ? unfinished(day) : text.result(day.counted.result)),
  };
}
