export { compressed, endOf, LONGEST, placed, type Flight, type Rect, type Size } from './flights';
export { MotionStage } from './MotionStage';
export { RollingFigure } from './RollingFigure';
export { useZone, Zone } from './zones';
