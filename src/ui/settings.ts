import { create } from 'zustand';
import { DEFAULT_SETTINGS, readSettings, writeSettings, type Settings } from '@/storage/settings';

export const useSettings = create<Settings>()(() => DEFAULT_SETTINGS);

/** Before the first screen, so that it appears in the right language and colours at once. */
export async function restoreSettings(): Promise<void> {
  useSettings.setState(await readSettings());
}

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  // A device that cannot store keeps the choice until it is closed; there is nothing better to do about it.
  void writeSettings(useSettings.getState()).catch(() => undefined);
}
