import type { Chapter } from '../../rulebook';

/** The rules of Harbour in the order in which one reads them. */
export const CHAPTERS: readonly Chapter[] = [];
