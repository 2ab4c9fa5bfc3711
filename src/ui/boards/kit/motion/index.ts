export { changeOf } from './change';
export type { Flight, Size } from './flights';
export { MotionGoesOn, StageMemoryContext } from './memory';
export { MotionStage } from './MotionStage';
export { placeName } from './places';
export { ringAround } from './Ring';
export { RollingFigure } from './RollingFigure';
export { useZone, Zone } from './zones';
