export { Tips } from './Tips';
export { useTip } from './useTip';
