/** Only a browser lets a key that is held down press again and again. */
export function pressOnce(): () => void {
  return () => undefined;
}
