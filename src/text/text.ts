import type { Language } from '@/engine/phrase';
import { de } from './de';
import { en } from './en';
import type { Shape } from './shape';

export type Text = Shape<typeof en>;

export const TEXTS: Readonly<Record<Language, Text>> = { en, de };
