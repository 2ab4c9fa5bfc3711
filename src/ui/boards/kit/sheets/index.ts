export { CardGrid } from './CardGrid';
export { CardZoom } from './CardZoom';
export { SheetStack } from './SheetStack';
export { SlipGrid } from './SlipGrid';
export { useColumnWidth, useSheetWidth } from './columns';
