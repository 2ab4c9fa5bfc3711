/** Between the fields of a panel. */
export const FIELD_GAP = 6;
/** A place says what it has to say from here on, and gains nothing by more. */
const HEIGHT = { least: 80, most: 118 };

export const rowsOf = (fields: number, across: number): number => Math.ceil(fields / across);

interface Fields {
  readonly width: number;
  /** What all rows share. */
  readonly height: number;
  readonly across: number;
  readonly rows: number;
}

/** The size of one field of a panel; a panel that is too low for all of them scrolls. */
export function fieldSize({ width, height, across, rows }: Fields): {
  readonly width: number;
  readonly height: number;
} {
  const share = (room: number, parts: number) => Math.floor((room - (parts - 1) * FIELD_GAP) / parts);
  return {
    width: share(width, across),
    height: Math.min(HEIGHT.most, Math.max(HEIGHT.least, share(height, rows))),
  };
}
