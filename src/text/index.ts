export { FORMATS, type Currency, type Format } from './format';
export type { GameText, RoundText } from './gameText';
export { TEXTS, type Text } from './text';
