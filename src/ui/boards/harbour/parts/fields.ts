/** Between the fields of a panel. */
export const FIELD_GAP = 6;
/** A place says what it has to say from here on, and gains nothing by more. */
const HEIGHT = { least: 76, most: 132 };

export const rowsOf = (fields: number, across: number): number => Math.ceil(fields / across);

interface Size {
  readonly width: number;
  readonly height: number;
}

const share = (room: number, parts: number) => Math.floor((room - (parts - 1) * FIELD_GAP) / parts);

interface Fields {
  readonly width: number;
  /** What all rows share. */
  readonly height: number;
  readonly across: number;
  readonly rows: number;
}

/** So much do rows of fields need. */
export const leastHeight = (rows: number): number => rows * (HEIGHT.least + FIELD_GAP) - FIELD_GAP;

/** The size of one field of a panel; a panel that is too low for all of them scrolls. */
export function fieldSize({ width, height, across, rows }: Fields): Size {
  return {
    width: share(width, across),
    height: Math.min(HEIGHT.most, Math.max(HEIGHT.least, share(height, rows))),
  };
}

const CARD = { width: 140, height: 205, most: 280 };

/** Where the panel is high enough, places are cards: so many in a row; 0 where they are tiles. */
export function cardsAcross({ width, height }: Size, fields: number): number {
  const across = Math.floor((width + FIELD_GAP) / (CARD.width + FIELD_GAP));
  const rows = rowsOf(fields, across);
  return across >= 3 && height >= rows * (CARD.height + FIELD_GAP) ? across : 0;
}

export function cardSize({ width, height, across, rows }: Fields): Size {
  return { width: share(width, across), height: Math.min(CARD.most, share(height, rows)) };
}
