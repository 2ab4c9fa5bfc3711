import type { TipPlace } from './tip';

/** No pointer rests on a phone. */
export function boxOf(_control: unknown): TipPlace | undefined {
  return undefined;
}
