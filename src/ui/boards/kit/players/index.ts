export type { CellParts, CellStyle } from './cell';
export { hasDesk, PlayerDesk } from './PlayerDesk';
export { PlayerRow } from './PlayerRow';
export { PlayerGroup, PlayerSheet } from './PlayerSheet';
export { PlayerStrip } from './PlayerStrip';
