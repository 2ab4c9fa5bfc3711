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

/** Browsers let windows wait for each other; here there is only one. */
const locks = { request: (_name: string, _options: object, work: () => Promise<unknown>) => work() };
Object.defineProperty(navigator, 'locks', { value: locks });

// jsdom lacks the two encoders that every browser has.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia, TextDecoder, TextEncoder });
