export { defineBoard } from './defineBoard';
export { turnsIn, weighBy, WEIGHTS, type Weight } from './news';
export { explaining, refusing, type Refusal, type RefusalSheet } from './refusal';
export { boardContext, useTable, type KitTable } from './table';
export { TableStage } from './TableStage';
export { useKitTable, useWhileAsked } from './useKitTable';
