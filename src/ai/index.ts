export { chooseMove } from './choose';
export type { Clock } from './clock';
export { ForeignView, GameIsOver, NothingToDecide, ThinkingCancelled, UnknownLevel } from './errors';
export { startHint, type Hint } from './hint';
export { LEVELS, type Level } from './levels';
export { startMoments, type Moment } from './moments';
export type { Request } from './request';
export { startThinking, type Thinking } from './thinking';
