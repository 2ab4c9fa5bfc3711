import { deviceStore } from '@/storage/device-store';
import { forgetEnding } from '@/storage/ended';
import { addResult, type GameResult } from '@/storage/records';

/** What the device did not take, in the order in which the games ended. */
let waiting: readonly GameResult[] = [];
const listeners = new Set<() => void>();

/** For as long as the app runs: the results that are not on record yet. */
export const unrecorded = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  results: (): readonly GameResult[] => waiting,
};

/** Puts results on record, and those that could not be before; what the device does not take waits for the next time. */
export async function putOnRecord(...ended: readonly GameResult[]): Promise<void> {
  const left: GameResult[] = [];
  for (const result of [...waiting, ...ended]) {
    await addResult(result).then(
      () => forgetEnding(deviceStore, result.id),
      () => void left.push(result),
    );
  }
  if (left.length === 0 && waiting.length === 0) return;
  waiting = left;
  for (const listener of listeners) listener();
}
