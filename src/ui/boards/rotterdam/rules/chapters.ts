import type { Chapter } from '../../rulebook';

/** The rules of Rotterdam in the order in which one reads them. */
export const CHAPTERS: readonly Chapter[] = [];
