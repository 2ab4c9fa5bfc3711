import type { Part } from './cards/actions';
import type { MoveType } from './move';
import {
  AFTER,
  BOARD,
  BUY_MORE,
  CHOICE,
  DOUBLE,
  FEE_AFTER,
  FEE_BEFORE,
  FILL,
  GIFT,
  GIVE,
  KEEP,
  kindOf,
  LOOK,
  PICK,
  RAISE,
  REPLACE,
  SHIP,
  SPEND,
  SWAP,
  TAKE,
  topOf,
  TRANSMUTE,
  TURN,
  TURN_UNITS,
} from './rules/frames';
import { currentAction, type Situation } from './state';

/** Every question that the game can ask, with the types of move that answer it. */
export const ANSWERS = {
  board: ['board'],
  look: ['own'],
  gift: ['gain'],
  go: ['go', 'spend'],
  feeNowOrLater: ['pay', 'later'],
  fee: ['pay'],
  abilityOrEnd: ['spend', 'done'],
  goodsOrPurchase: ['gain', 'ship', 'inland', 'buy'],
  takeOrSwap: ['take', 'swap'],
  pick: ['gain'],
  spend: ['spend'],
  turn: ['turn', 'done'],
  double: ['gain'],
  give: ['give'],
  take: ['take'],
  swap: ['swap'],
  raise: ['raise'],
  replace: ['replace'],
  ship: ['inland', 'ship', 'buy', 'done'],
  buyMore: ['buy', 'done'],
  fill: ['fill'],
  keep: ['keep', 'done'],
  transmute: ['turn'],
} as const satisfies Record<string, readonly MoveType[]>;
export type Question = keyof typeof ANSWERS;

const QUESTIONS: Readonly<Record<number, Question>> = {
  [BOARD]: 'board',
  [LOOK]: 'look',
  [GIFT]: 'gift',
  [TURN]: 'go',
  [FEE_BEFORE]: 'feeNowOrLater',
  [FEE_AFTER]: 'fee',
  [AFTER]: 'abilityOrEnd',
  [PICK]: 'pick',
  [SPEND]: 'spend',
  [TURN_UNITS]: 'turn',
  [DOUBLE]: 'double',
  [GIVE]: 'give',
  [TAKE]: 'take',
  [SWAP]: 'swap',
  [RAISE]: 'raise',
  [REPLACE]: 'replace',
  [SHIP]: 'ship',
  [BUY_MORE]: 'buyMore',
  [FILL]: 'fill',
  [KEEP]: 'keep',
  [TRANSMUTE]: 'transmute',
};

const isTake = ({ part }: Part): boolean => part === 'take';

/** What is asked now; undefined when the game is over. */
export function questionOf(state: Situation): Question | undefined {
  const kind = kindOf(topOf(state));
  if (kind === CHOICE) return currentAction(state).parts.some(isTake) ? 'takeOrSwap' : 'goodsOrPurchase';
  return QUESTIONS[kind];
}
