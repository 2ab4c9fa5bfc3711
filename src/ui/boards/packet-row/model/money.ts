import type { Language } from '@/engine/phrase';
import { FORMATS } from '@/text';

/** Sums as the houses of New York write them. */
export function moneyIn(language: Language): (dollars: number) => string {
  return (dollars) => FORMATS[language].money(dollars, '$');
}
