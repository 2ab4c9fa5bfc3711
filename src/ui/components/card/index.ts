export * from './Card';
export * from './CardBack';
export * from './CardFront';
export * from './DeckStack';
export * from './EmptySpace';
export * from './face';
export * from './Slip';
export { CARD_SCALE_AT_MOST } from './measures';
export { fitTitle } from './title';
