import type { Scheme } from '@/ui/theme';

export interface MapInks {
  readonly sea: string;
  readonly wave: string;
  readonly waveOpacity: number;
  readonly land: string;
  readonly landOpacity: number;
  readonly shore: string;
  /** Around channels and under their letters. */
  readonly casing: string;
  readonly disc: string;
  readonly field: string;
  readonly start: string;
  readonly ring: string;
  readonly anchorage: string;
  readonly name: string;
  /** What may be chosen, and what is. */
  readonly target: string;
}

/** Channels keep their colours by day: their dark casing goes with them. */
export const MAP_INKS: Readonly<Record<Scheme, MapInks>> = {
  dark: {
    sea: '#0C2530',
    wave: '#2B5563',
    waveOpacity: 0.5,
    land: '#C9B88E',
    landOpacity: 0.2,
    shore: '#C9B88E',
    casing: '#07161D',
    disc: '#0C2530',
    field: '#173743',
    start: '#21434F',
    ring: '#8FA9AC',
    anchorage: '#DDB65C',
    name: '#F3EAD4',
    target: '#DDB65C',
  },
  light: {
    sea: '#CFDDDA',
    wave: '#8FB0B2',
    waveOpacity: 0.6,
    land: '#E9E2C9',
    landOpacity: 1,
    shore: '#9A8C66',
    casing: '#12313C',
    disc: '#12313C',
    field: '#EAF0EA',
    start: '#F6F1E2',
    ring: '#49656C',
    anchorage: '#8A6207',
    name: '#13262F',
    target: '#14303C',
  },
};

/** The pale edge of what is in use. */
export const LIT = '#FAF2DF';
