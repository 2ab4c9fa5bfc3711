export { CoveredHand, type HoldWords } from './CoveredHand';
export { HandButton, HandLabel, HideHandButton } from './HandButtons';
export { HandCover, useIsCovered, useIsNobodys } from './HandCover';
export { HandFan } from './HandFan';
export { HandList } from './HandList';
export { HandRow } from './HandRow';
export type { HandCards, HeldCard } from './held';
export { HiddenCard } from './HiddenCard';
export { OpenHands } from './OpenHands';
