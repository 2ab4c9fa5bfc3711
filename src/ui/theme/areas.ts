import type { IconName } from '@/ui/icons/names';
import type { Scheme } from './colours';

/** Engravers showed colours by hatching; the areas keep to it, so that they read without colour. */
export const HATCHINGS = ['upright', 'level', 'slanting', 'dots', 'counterslanting'] as const;
export type Hatching = (typeof HATCHINGS)[number];

export const AREAS = ['guildhall', 'docks', 'market', 'bank'] as const;
export type Area = (typeof AREAS)[number];

export interface AreaLook {
  readonly ink: string;
  /** The ink's name on a dark table, where the ink itself would be too dark to read. */
  readonly tint: string;
  readonly hatching: Hatching;
  readonly emblem: IconName;
}

export const AREA_LOOKS: Readonly<Record<Area, AreaLook>> = {
  guildhall: { ink: '#8C2F2B', tint: '#F0A592', hatching: 'upright', emblem: 'greek-temple' },
  docks: { ink: '#1F4B73', tint: '#9CC6E8', hatching: 'level', emblem: 'anchor' },
  market: { ink: '#2C5E43', tint: '#9BD0AA', hatching: 'slanting', emblem: 'scales' },
  bank: { ink: '#7A5A12', tint: '#E8C873', hatching: 'dots', emblem: 'strongbox' },
};

export function areaColourOnTable(area: Area, scheme: Scheme): string {
  return scheme === 'dark' ? AREA_LOOKS[area].tint : AREA_LOOKS[area].ink;
}
