import { createContext, type ReactNode } from 'react';

/** Puts what has to stay in sight around every sheet, such as the words of a lesson; one that is not open is on its way out. */
export const SheetFrameContext = createContext<(sheet: ReactNode, open: boolean) => ReactNode>(
  (sheet) => sheet,
);
