import { moneyOf } from '../../money';

/** Sums as the houses of New York write them. */
export const moneyIn = moneyOf('$');
