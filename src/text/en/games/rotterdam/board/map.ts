/** Waterways, ships, harbours. */
export const map = {
  /** Letters on the channels; they differ in every language. */
  letters: { red: 'R', blue: 'B', yellow: 'Y', green: 'G', purple: 'P' },
};
