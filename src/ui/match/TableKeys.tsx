import { useIsFocused } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { ShortcutsContext, useShortcuts, type Deeds } from '@/ui/keyboard';
import { useSettings } from '@/ui/settings';

interface TableKeysProps {
  /** What the menu offers now. */
  deeds: Deeds;
  /** The menu shows the keys, so they are heard there too; in every other sheet they are not. */
  menuOpen: boolean;
  children: ReactNode;
}

/** Lets keys do at a table what its menu does, while the table is the screen in sight. */
export function TableKeys({ deeds, menuOpen, children }: TableKeysProps) {
  const inSight = useIsFocused();
  const wanted = useSettings(({ shortcuts }) => shortcuts);
  const on = inSight && wanted;
  useShortcuts(deeds, on, menuOpen);
  return <ShortcutsContext value={on}>{children}</ShortcutsContext>;
}
