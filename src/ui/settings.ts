import { create } from 'zustand';
import { DEFAULT_SETTINGS, readSettings, writeSettings, type Settings } from '@/storage/settings';
import { keepNote } from './notKept';

export const useSettings = create<Settings>()(() => DEFAULT_SETTINGS);

/** Before the first screen, so that it appears in the right language and colours at once. */
export async function restoreSettings(): Promise<void> {
  useSettings.setState(await readSettings());
}

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  // Whatever was chosen by then: an attempt later must not bring an earlier choice back.
  void keepNote('settings', () => writeSettings(useSettings.getState()));
}
