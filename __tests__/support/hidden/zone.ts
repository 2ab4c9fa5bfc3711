/** Cards that lie where a viewer cannot see them, any of which might lie in the place of any other. */
export interface HiddenZone {
  readonly cards: readonly number[];
  /** Lays the same cards down in this order instead. */
  readonly lay: (cards: readonly number[]) => void;
}

/** Where a single card lies. */
export interface Place {
  readonly card: number;
  readonly put: (card: number) => void;
}

/** Places in a row, from the first up to, not including, the last. */
export const placesIn = (row: number[], first = 0, last = row.length): Place[] =>
  row.slice(first, last).map((card, at) => ({
    card,
    put: (other) => {
      row[first + at] = other;
    },
  }));

/** Out of the game unseen: what lies here is known by nobody, and leaves no trace in the state. */
export const outside = (cards: readonly number[]): Place[] =>
  cards.map((card) => ({ card, put: () => undefined }));

export const zoneOf = (places: readonly Place[]): HiddenZone => ({
  cards: places.map(({ card }) => card),
  lay: (cards) => {
    places.forEach(({ put }, at) => put(cards[at] as number));
  },
});
