export { FORMATS, type Currency, type Format } from './format';
export { TEXTS, type Text } from './text';
