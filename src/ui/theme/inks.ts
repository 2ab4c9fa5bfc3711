import type { Scheme } from './colours';

/** Engravers showed colours by hatching; the inks keep to it, so that they read without colour. */
export const HATCHINGS = ['upright', 'level', 'slanting', 'dots', 'counterslanting', 'crossed'] as const;
export type Hatching = (typeof HATCHINGS)[number];

/** A colour that cards, signs and bars are printed in. Nothing is told by it alone: an emblem stands beside it. */
export interface Ink {
  readonly print: string;
  /** Instead of the print on a dark table, where that would be too dark to read. */
  readonly tint: string;
  /** None on what is no kind of its own. */
  readonly hatching?: Hatching;
  /** What is written on its print; white, unless it is too light for that. */
  readonly letters?: string;
}

/** What an ink stands for, each game says by itself. */
export const INKS = {
  red: { print: '#8C2F2B', tint: '#F0A592', hatching: 'upright' },
  blue: { print: '#1F4B73', tint: '#9CC6E8', hatching: 'level' },
  green: { print: '#2C5E43', tint: '#9BD0AA', hatching: 'slanting' },
  gold: { print: '#7A5A12', tint: '#E8C873', hatching: 'dots' },
  purple: { print: '#5D3A7A', tint: '#CDB2E6', hatching: 'counterslanting' },
  slate: { print: '#4B5A61', tint: '#B9C9CE', hatching: 'crossed' },
} as const satisfies Readonly<Record<string, Ink>>;
export type InkName = keyof typeof INKS;

export function inkOnTable(ink: Ink, scheme: Scheme): string {
  return scheme === 'dark' ? ink.tint : ink.print;
}
