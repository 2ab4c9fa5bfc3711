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
  /** The ship's bell, once. */
  'bell',
  /** The ship's bell, twice: the last deliveries. */
  'bells',
  /** A horn from the harbour mouth. */
  'delivery',
  /** Cloth falling. */
  'curtain',
  /** It is the listener's turn. */
  'turn',
  'winner',
] as const;

export type Sound = (typeof SOUNDS)[number];
