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

it('a window that hung keeps another waiting less from then on, until it is that one’s turn again', async () => {
  await withLocks(async () => {
    const PATIENCE = 30;
    const store = memoryStore();
    const [hung, waiting] = [amongWindows(store), amongWindows(store, PATIENCE)];
    let wake: () => void = () => undefined;
    const asleep = hung.alone(() => new Promise<void>((resolve) => (wake = resolve)));
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const waits = () => timers.mock.calls.map(([, duration]) => duration);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(waiting.alone(() => Promise.resolve())).rejects.toMatchObject({ fault: 'windowHangs' });
    wake();
    await asleep;
    for (let attempt = 0; attempt < 2; attempt += 1) await waiting.alone(() => Promise.resolve());
    const waited = waits();
    timers.mockRestore();
    expect(waited).toEqual([PATIENCE, PATIENCE / 3, PATIENCE / 3, PATIENCE / 3, PATIENCE]);
  });
});
