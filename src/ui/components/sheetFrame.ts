import { createContext, type ReactNode } from 'react';

/** Puts what has to stay in sight around every sheet, such as the words of a lesson. */
export const SheetFrameContext = createContext<(sheet: ReactNode) => ReactNode>((sheet) => sheet);
