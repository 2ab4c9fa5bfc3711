import type { DeviceKeeping, Keeping } from './keeping';
import type { KeyValueStore } from './key-value';
import { openBrowserStore } from './web/browser-store';
import { keepingIn } from './web/promise';

let opening: ReturnType<typeof openBrowserStore> | undefined;

/** Opened when the first text is asked for. */
const open = () => (opening ??= openBrowserStore(globalThis));

const opened = async (): Promise<KeyValueStore> => (await open()).texts;

/** The browser's safest store. */
export const deviceTexts: KeyValueStore = {
  get: async (key) => (await opened()).get(key),
  set: async (key, text) => (await opened()).set(key, text),
  remove: async (key) => (await opened()).remove(key),
  keys: async () => (await opened()).keys(),
  undisturbed: async (work) => {
    const { undisturbed = (alone) => alone() } = await opened();
    return undisturbed(work);
  },
  holdsSurely: async (key, text) => (await (await opened()).holdsSurely?.(key, text)) ?? false,
};

const keeping = async (how: 'persist' | 'persisted'): Promise<Keeping> =>
  keepingIn(globalThis, (await open()).safety, how);

export const deviceKeeping: DeviceKeeping = {
  now: () => keeping('persisted'),
  ask: () => keeping('persist'),
};
