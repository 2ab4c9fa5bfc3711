import type { KeyValueStore } from './key-value';

const KEY = 'harbourmaster/order';
/** Which of the saves before these was played last, the date alone says. */
const MOST = 500;

/** The saves in the order in which they were played, the latest last. No clock has a part in it: clocks are set back. */
export async function readOrder(store: KeyValueStore): Promise<readonly string[]> {
  try {
    const order: unknown = JSON.parse((await store.get(KEY)) ?? '[]');
    return Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes that this save is played now. What cannot be noted is no reason to lose a move. */
export async function noteLatest(store: KeyValueStore, id: string): Promise<void> {
  const order = await readOrder(store);
  if (order.at(-1) === id) return;
  const next = [...order.filter((other) => other !== id), id].slice(-MOST);
  await store.set(KEY, JSON.stringify(next)).catch(() => undefined);
}

export async function forgetOrder(store: KeyValueStore, id: string): Promise<void> {
  const order = await readOrder(store);
  const next = order.filter((other) => other !== id);
  if (next.length === order.length) return;
  const write = next.length === 0 ? store.remove(KEY) : store.set(KEY, JSON.stringify(next));
  await write.catch(() => undefined);
}
