/** No pointer rests on a phone. */
export function Tips() {
  return null;
}
