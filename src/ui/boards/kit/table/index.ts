export { defineBoard } from './defineBoard';
export { turnsIn, WEIGHTS } from './news';
export { boardContext, useTable, type KitTable } from './table';
export { TableStage } from './TableStage';
export { useKitTable, useWhileAsked } from './useKitTable';
