import { space, useLayout } from '@/ui/theme';

const WIDEST = 640;

interface Columns {
  /** What one needs at least. */
  readonly narrowest: number;
  readonly widest?: number;
  readonly gap: number;
  readonly atLeast: number;
}

/** What a sheet has for its content. */
export const useSheetWidth = (): number => Math.min(WIDEST, useLayout().width) - 2 * space.margin - 2;

/** How wide each of as many columns is as fit beside each other on a sheet. */
export function useColumnWidth({ narrowest, widest = WIDEST, gap, atLeast }: Columns): number {
  const inner = useSheetWidth();
  const columns = Math.max(atLeast, Math.floor((inner + gap) / (narrowest + gap)));
  return Math.min(widest, Math.floor((inner - gap * (columns - 1)) / columns));
}
