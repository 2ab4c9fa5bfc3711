/** What a key does at the table, wherever the focus is; letters are the same in every language, as on the keys. */
export const SHORTCUTS = {
  menu: 'M',
  log: 'L',
  hint: 'H',
  undo: 'U',
  rules: 'R',
  confirm: 'C',
  clear: 'Escape',
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

/** Also confirms while nothing has the focus that it would press. */
const ENTER = 'Enter';
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** A key, and whether a control has the focus. */
export interface HeardKey {
  readonly key: string;
  readonly onControl: boolean;
}

/** Arrows lead into the table while nothing has the focus; afterwards whatever has it hears them. */
export type Meant = Shortcut | 'arrows';

export function meantBy({ key, onControl }: HeardKey): Meant | undefined {
  if (!onControl && key === ENTER) return 'confirm';
  if (!onControl && ARROWS.includes(key)) return 'arrows';
  const names = Object.keys(SHORTCUTS) as Shortcut[];
  return names.find((name) => SHORTCUTS[name].toLowerCase() === key.toLowerCase());
}
