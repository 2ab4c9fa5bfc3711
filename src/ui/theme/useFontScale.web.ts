import { useState } from 'react';
import { clampFontScale } from './fontScale';

const BROWSER_DEFAULT = 16;

/** Browsers tell their reader's type size by the root element only. */
export function useFontScale(): number {
  const [scale] = useState(() => {
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return clampFontScale(Number.isNaN(root) ? 1 : root / BROWSER_DEFAULT);
  });
  return scale;
}
