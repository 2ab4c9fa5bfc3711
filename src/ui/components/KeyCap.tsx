import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  hasKeyboard,
  KEY_NAMES,
  SHORTCUTS,
  ShortcutsContext,
  type Shortcut,
  type ToldKey,
} from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { radius, useTheme } from '@/ui/theme';
import { Type } from './Type';

/** Whether keys are worth telling of. */
const useKeysHeard = (): boolean => useContext(ShortcutsContext) && hasKeyboard();

/** What a pointer is told of a control that a key works too. */
export function useTipWithKey(label: string, shortcut: Shortcut | undefined): string {
  const heard = useKeysHeard();
  return shortcut === undefined || !heard ? label : `${label} (${SHORTCUTS[shortcut]})`;
}

interface KeyCapProps {
  shortcut: ToldKey;
  /** Also to those who listen; elsewhere a key is named once for all. */
  told?: boolean;
}

/** The key that does what stands beside it; nothing where keys are not heard. */
export function KeyCap({ shortcut, told = false }: KeyCapProps) {
  const { colour } = useTheme();
  if (!useKeysHeard()) return null;
  return (
    <View aria-hidden={!told} style={[styles.cap, { borderColor: colour.textSoft }]}>
      <Type variant="textStrong" size={15} colour={colour.textSoft}>
        {KEY_NAMES[shortcut]}
      </Type>
    </View>
  );
}

/** What keys do that stand beside nothing. */
export function KeysNote() {
  const { table } = useText();
  const { colour } = useTheme();
  if (!useKeysHeard()) return null;
  return (
    <Type variant="text" colour={colour.textSoft}>
      {table.keys}
    </Type>
  );
}

const styles = StyleSheet.create({
  cap: {
    minWidth: 28,
    alignItems: 'center',
    paddingHorizontal: 6,
    paddingVertical: 2,
    borderWidth: 1,
    borderBottomWidth: 3,
    borderRadius: radius.button / 2,
  },
});
