export * from './deck';
export * from './table';
