import { create } from 'zustand';
import { savedMatches } from '@/match/store';
import type { NewVersion } from './newVersion';

const HOUR = 3_600_000;

/** A worker that does not come forward must not keep anybody waiting. */
const LONGEST_TAKEOVER = 5_000;

const LONGEST_START = 3_000;

const useFound = create<{ readonly found: NewVersion | undefined }>()(() => ({ found: undefined }));

export const useNewVersion = (): NewVersion | undefined => useFound(({ found }) => found);

/** The page that the versions run in. */
interface Page {
  readonly reload: () => void;
  /** Calls back whenever somebody comes back to the page. */
  readonly onReturn: (callback: () => void) => void;
}

/**
 * Has the service worker keep the app for times without a network, and looks out for new versions. One that has been
 * fetched waits until somebody agrees; the other windows then hear of it and ask as well.
 */
export async function watchForNewVersions(workers: ServiceWorkerContainer, page: Page): Promise<void> {
  const found = (takeOver: () => Promise<void>) => {
    const start = async () => {
      await takeOver();
      await savedMatches.stored();
      page.reload();
    };
    useFound.setState({ found: { start } });
  };

  let served = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (served) found(() => Promise.resolve());
    served = true;
  });

  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const look = () => {
    const { active, waiting } = registration;
    // The very first version waits for nobody.
    if (active !== null && waiting !== null) found(() => takingOver(workers, active, waiting));
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });

  // Browsers look when a page is opened, but an installed app may stay open for weeks. Without a network there is
  // nothing to find.
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, HOUR);
  page.onReturn(check);
}

function takingOver(
  workers: ServiceWorkerContainer,
  active: ServiceWorker,
  waiting: ServiceWorker,
): Promise<void> {
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_TAKEOVER);
    active.postMessage('make way');
    waiting.postMessage('take over');
  });
}

const thisPage: Page = {
  reload: () => window.location.reload(),
  onReturn: (callback) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') callback();
    }),
};

/** Browsers offer workers over safe connections only. */
if (!__DEV__ && 'serviceWorker' in navigator) {
  const watch = () => void watchForNewVersions(navigator.serviceWorker, thisPage).catch(() => undefined);
  // Once the first screen stands: keeping the app for later can wait. Safari cannot tell when that is.
  if ('requestIdleCallback' in window) requestIdleCallback(watch, { timeout: LONGEST_START });
  else setTimeout(watch, LONGEST_START);
}
