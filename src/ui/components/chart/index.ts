export * from './PointsScale';
export * from './steps';
