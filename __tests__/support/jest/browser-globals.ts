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

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, matchMedia });
