/** Every effect there is; src/scripts/sounds makes a file of each. */
export const SOUNDS = [
  /** A card laid on felt, a knock of the knuckle: somebody lets a chance go by. */
  'tap',
  /** A card drawn over the table. */
  'slide',
  /** Several cards dealt, one after the other. */
  'deal',
  /** A flag planted, a stamp set. */
  'plant',
  'coins',
  /** Two crates set down on planks: goods change hands. */
  'crates',
  /** The ship's bell, once. */
  'bell',
  /** The ship's bell, twice: the last deliveries. */
  'bells',
  /** A horn from the harbour mouth. */
  'delivery',
  /** A short wash along a hull. */
  'water',
  /** Two puffs from a chimney. */
  'steam',
  /** Cloth falling. */
  'curtain',
  /** It is the listener's turn. */
  'turn',
  'winner',
] as const;

export type Sound = (typeof SOUNDS)[number];

/** A sound and when it is heard, in milliseconds after what it belongs to, at a person's pace. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
  /** Not heard again in the same move: a fleet sails with one wash. */
  readonly once?: boolean;
}

/** What the phrases of a game sound like, by their ids. */
export type SoundsOfPhrases = Readonly<Partial<Record<string, readonly Cue[]>>>;

/** So long after one thing was heard, the next one that the same move led to begins. */
const THEN = 240;

/** These cues once those are over. */
export function following(before: readonly Cue[], next: readonly Cue[]): readonly Cue[] {
  const last = before.at(-1);
  const from = last === undefined ? 0 : last.after + THEN;
  return [...before, ...next.map((cue) => ({ ...cue, after: from + cue.after }))];
}
