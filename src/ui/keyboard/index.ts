export { ArrowField } from './ArrowField';
export { useFocusOnArrival } from './useFocusOnArrival';
export { decisionPlace } from './decisionPlace';
export { holdFocus } from './holdFocus';
export { pressOnce } from './pressOnce';
export { hasKeyboard } from './listen';
export { focusChoice } from './focusBeside';
export { DIGITS, KEY_NAMES, SHORTCUTS, type Shortcut, type ToldKey } from './shortcuts';
export { ShortcutsContext, useShortcuts, useTableShortcuts, type Deeds } from './useShortcuts';
