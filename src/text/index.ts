export { FORMATS, type Currency, type Format } from './format';
export type { GameText } from './gameText';
export { TEXTS, type Text } from './text';
