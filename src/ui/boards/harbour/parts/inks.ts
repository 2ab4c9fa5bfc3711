import { INKS, useTheme } from '@/ui/theme';
import type { AmountInks } from './Amount';
import type { TrackInks } from './Track';

const PRINT = { edge: '#8A7B63', gained: '#B8860B' };

/** What is only thought of is told in this colour on the table. */
export function useAheadColour(): string {
  const { colour, scheme } = useTheme();
  return scheme === 'dark' ? colour.brass : INKS.gold.print;
}

interface StockInks {
  readonly amount: AmountInks;
  readonly track: TrackInks;
}

/** Stock as type on the table, and printed on paper. */
export function useStockInks(ground: 'table' | 'paper'): StockInks {
  const { colour } = useTheme();
  const ahead = useAheadColour();
  if (ground === 'table') {
    const { text, textSoft } = colour;
    return {
      amount: { text, soft: textSoft, ahead },
      track: { edge: textSoft, full: text, gained: ahead, gone: textSoft, notch: ahead },
    };
  }
  const { ink, inkSoft, warnInk } = colour;
  return {
    amount: { text: ink, soft: inkSoft, ahead: INKS.gold.print },
    track: { ...PRINT, full: ink, gone: warnInk, notch: INKS.gold.print },
  };
}
