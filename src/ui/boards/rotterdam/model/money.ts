import { moneyOf } from '../../money';

/** Amounts on the board and on buttons are figures of millions; sentences of the log say the word. */
export const moneyIn = moneyOf('€');
