import { amongWindows } from '@/storage/windows';
import { memoryStore } from '../support/memory-store';

jest.mock('expo-crypto', () => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(1) }));

/** As browsers do: one after the other, and whoever waits can give up. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> => {
      const before = last;
      const given = new Promise<T>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        void before.then(() => {
          if (!signal.aborted) work().then(resolve, reject);
        });
      });
      last = given.catch(() => undefined);
      return given;
    },
  };
}

it('a window that hangs in its turn does not stop another in silence', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { locks: browserLocks() }, configurable: true });
  try {
    const store = memoryStore();
    const [hung, waiting] = [amongWindows(store), amongWindows(store, 20)];
    let wake: () => void = () => undefined;
    const asleep = hung.alone(() => new Promise<void>((resolve) => (wake = resolve)));
    await expect(waiting.alone(() => Promise.resolve('done'))).rejects.toMatchObject({
      fault: 'windowHangs',
    });
    wake();
    await asleep;
    await expect(waiting.alone(() => Promise.resolve('done'))).resolves.toBe('done');
  } finally {
    Reflect.deleteProperty(globalThis, 'navigator');
  }
});
