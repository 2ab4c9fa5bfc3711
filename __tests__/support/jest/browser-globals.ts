import { TextDecoder, TextEncoder } from 'node:util';

const ignore = () => undefined;

/** jsdom knows no media queries; none of them matches here. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addListener: ignore,
  removeListener: ignore,
  addEventListener: ignore,
  removeEventListener: ignore,
});

// jsdom lacks the two encoders that every browser has.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia, TextDecoder, TextEncoder });
