import type { Language } from '@/engine/phrase';
import { FORMATS, type Currency } from '@/text';

/** Sums at a table: the currency is the game's, the way of writing it the reader's. */
export const moneyOf =
  (currency: Currency) =>
  (language: Language) =>
  (amount: number): string =>
    FORMATS[language].money(amount, currency);
