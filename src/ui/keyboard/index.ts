export { ArrowField } from './ArrowField';
export { useFocusOnArrival } from './useFocusOnArrival';
export { hasKeyboard } from './listen';
export { DIGITS, SHORTCUTS, type Shortcut } from './shortcuts';
export { ShortcutsContext, useShortcuts, useTableShortcuts, type Deeds } from './useShortcuts';
