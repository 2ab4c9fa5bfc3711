import type { Language } from '@/engine/phrase';
import { de } from './de';
import { en } from './en';

/** The shape of the English text: sentences stay plain, functions keep their arguments. */
type Shape<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Shape<T[K]> };

export type Text = Shape<typeof en>;

export const TEXTS: Readonly<Record<Language, Text>> = { en, de };
