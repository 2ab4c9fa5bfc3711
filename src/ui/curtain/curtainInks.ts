import type { Scheme } from '@/ui/theme';

interface CurtainInks {
  readonly line: string;
  readonly ship: string;
  readonly sail: string;
  readonly hull: string;
}

/** The sea that lies over the table, by night and by day. */
export const CURTAIN_INKS: Readonly<Record<Scheme, CurtainInks>> = {
  dark: { line: '#4E7C8B', ship: '#48707E', sail: '#112A35', hull: '#1E404D' },
  light: { line: '#6F959B', ship: '#7C9EA4', sail: '#E9ECE2', hull: '#A3BBBC' },
};
