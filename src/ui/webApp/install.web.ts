import { create } from 'zustand';
import type { Installing } from './install';

/** Not a standard yet, so TypeScript does not know it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Only iOS says whether a page runs from the home screen, and it offers no other way to put it there. */
const byHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;

const useOffer = create<{ readonly offer: Installing | undefined }>()(() => ({
  offer: byHand() ? { by: 'hand' } : undefined,
}));

export const useInstalling = (): Installing | undefined => useOffer(({ offer }) => offer);

// The browser asks once, long before anybody looks for it: its question is kept for the settings.
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return;
  event.preventDefault();
  const install = async () => {
    // A prompt can be shown once.
    useOffer.setState({ offer: undefined });
    await event.prompt();
  };
  useOffer.setState({ offer: { by: 'press', install } });
});

window.addEventListener('appinstalled', () => useOffer.setState({ offer: undefined }));
