import { createContext, useContext, useEffect, useRef } from 'react';
import { releaseFocus } from './focusBeside';
import { listenToKeys } from './listen';
import { meantBy, type Meant } from './shortcuts';

/** Whether keys are heard: at a table that is in sight, with its cards uncovered, for people who want them. */
export const ShortcutsContext = createContext(false);

export type Deeds = Readonly<Partial<Record<Meant, (() => void) | undefined>>>;

/** Lets keys do these things; what cannot be done now is left out. `inDialog` belongs to the sheet that is open. */
export function useShortcuts(deeds: Deeds, on: boolean, inDialog = false): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    if (!on) return undefined;
    return listenToKeys((heard) => {
      const meant = meantBy(heard);
      const deed = meant && latest.current[meant];
      // The answer may leave standing what had the focus, while the next question stands elsewhere.
      if (deed !== undefined && meant === 'confirm') releaseFocus();
      deed?.();
      return deed !== undefined;
    }, inDialog);
  }, [on, inDialog]);
}

/** For what stands on a table: hears keys where the screen around it lets it. */
export function useTableShortcuts(deeds: Deeds): void {
  useShortcuts(deeds, useContext(ShortcutsContext));
}
