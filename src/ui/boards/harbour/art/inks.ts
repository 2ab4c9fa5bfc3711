import type { Ink } from '@/ui/theme';

/** Start buildings are no kind of their own: no hatching. */
export const QUAY_STONE: Ink = { print: '#4B5A61', tint: '#C3D0D2' };
/** The backs of the buildings. */
export const SEA: Ink = { print: '#2B5563', tint: '#9CC3CF' };
/** What bonus cards earn: so light that dark letters stand on it. */
export const BRASS: Ink = { print: '#DDB65C', tint: '#DDB65C', letters: '#17130B' };
/** The strip of a card is a little darker than its paper. */
export const STRIP_PAPER = '#F1E6C9';
