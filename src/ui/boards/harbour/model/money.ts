import { moneyOf } from '../../money';

/** Sums as they are written in Gullsbottom. */
export const moneyIn = moneyOf('$');
