import type { RefObject } from 'react';

export type UseLongPaste = (field: RefObject<unknown>, take: (text: string) => void) => void;

/** Phones hand over what was pasted before they lay it out. */
export const useLongPaste: UseLongPaste = () => undefined;
