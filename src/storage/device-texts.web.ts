import type { KeyValueStore } from './key-value';
import { openBrowserStore } from './web/browser-store';

let opening: ReturnType<typeof openBrowserStore> | undefined;

/** Opened when the first text is asked for. */
const opened = async (): Promise<KeyValueStore> => (await (opening ??= openBrowserStore(globalThis))).texts;

/** The browser's safest store. */
export const deviceTexts: KeyValueStore = {
  get: async (key) => (await opened()).get(key),
  set: async (key, text) => (await opened()).set(key, text),
  remove: async (key) => (await opened()).remove(key),
  keys: async () => (await opened()).keys(),
};
