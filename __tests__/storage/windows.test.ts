import { amongWindows } from '@/storage/windows';
import { withLocks } from '../support/browser-locks';
import { memoryStore } from '../support/memory-store';

jest.mock('expo-crypto', () => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(1) }));

it('a window that hangs in its turn does not stop another in silence', async () => {
  await withLocks(async () => {
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
  });
});
