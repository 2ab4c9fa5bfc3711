/** Plain strokes of the interface, in a field of 24; the icons of the set are for things. */
export const MARKS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  undo: 'M9 5L4 10l5 5M4 10H14.5a4.5 4.5 0 0 1 0 9H8',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M4 7H20M4 12H20M4 17H20',
  arrow: 'M3 12H20M13 5l7 7-7 7',
  check: 'M5 12.5l5 5L19.5 7',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5V19M16 5V19',
  toPrevious: 'M18 5l-7 7 7 7M6 5V19',
  toNext: 'M6 5l7 7-7 7M18 5V19',
} as const;

export type MarkName = keyof typeof MARKS;

export const MARK_FIELD = 24;
export const MARK_STROKE = 2.2;
