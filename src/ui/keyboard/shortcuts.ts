/** What a key does at the table, wherever the focus is; letters are the same in every language, as on the keys. */
export const SHORTCUTS = {
  menu: 'M',
  log: 'L',
  hint: 'H',
  undo: 'U',
  rules: 'R',
  confirm: 'C',
  clear: 'Escape',
  /** Lists all of these. */
  keys: '?',
  /** Pages that some tables have: M and H are the house's own. */
  orders: 'O',
  market: 'P',
  hand: 'N',
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

/** Also confirms while nothing has the focus that it would press. */
const ENTER = 'Enter';
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Choose among what stands in a row or grid, in its order. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Digit = (typeof DIGITS)[number];

/** What is printed on keys that people are told of. */
export const KEY_NAMES = { ...SHORTCUTS, places: '1–9' } as const;
export type ToldKey = keyof typeof KEY_NAMES;

/** A key, and whether a control has the focus. */
export interface HeardKey {
  readonly key: string;
  readonly onControl: boolean;
}

/** Arrows lead into the table while nothing has the focus; afterwards whatever has it hears them. */
export type Meant = Shortcut | 'arrows' | Digit;

export function meantBy({ key, onControl }: HeardKey): Meant | undefined {
  if (!onControl && key === ENTER) return 'confirm';
  if (!onControl && ARROWS.includes(key)) return 'arrows';
  const digit = DIGITS.find((one) => one === key);
  if (digit !== undefined) return digit;
  const names = Object.keys(SHORTCUTS) as Shortcut[];
  return names.find((name) => SHORTCUTS[name].toLowerCase() === key.toLowerCase());
}
