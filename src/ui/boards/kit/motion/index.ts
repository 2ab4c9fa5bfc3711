export { changeOf } from './change';
export type { Flight, Rect, Size } from './flights';
export { measure } from './measure';
export { MotionGoesOn, StageMemoryContext } from './memory';
export { MotionStage } from './MotionStage';
export { ringAround } from './Ring';
export { RollingFigure } from './RollingFigure';
export { useIsMoving, useZone, Zone } from './zones';
