import type { KeyValueStore } from '../key-value';
import { amongWindows } from '../windows';
import { Mirrored } from './mirrored';
import { vaultsOf, type Browsing } from './places';
import { localTexts, passingTexts } from './plain-stores';
import { takeOver } from './take-over';
import type { Vault } from './vault';

/** How well this browser keeps what is stored: before it is shown, within a minute, or not beyond this page. */
export type Safety = 'surely' | 'soon' | 'untilClosed';

interface Opened {
  readonly texts: KeyValueStore;
  readonly safety: Safety;
}

const PROBE = 'harbourmaster/probe';

/** Some browsers refuse even to be asked. */
async function localOf(browser: Browsing): Promise<KeyValueStore | undefined> {
  try {
    const { localStorage } = browser;
    if (localStorage === undefined) return undefined;
    const texts = localTexts(localStorage);
    await texts.set(PROBE, PROBE);
    await texts.remove(PROBE);
    return texts;
  } catch {
    return undefined;
  }
}

async function thoseThatOpen(vaults: readonly Vault[]): Promise<readonly Vault[]> {
  const open = await Promise.all(
    vaults.map((vault) =>
      vault
        .ready()
        .then(() => [vault])
        .catch(() => []),
    ),
  );
  return open.flat();
}

/** The safest store that this browser has, with all that an earlier version of the app kept in another. */
export async function openBrowserStore(browser: Browsing): Promise<Opened> {
  const vaults = await thoseThatOpen(vaultsOf(browser));
  const local = await localOf(browser);
  if (vaults.length === 0) {
    return local === undefined
      ? { texts: passingTexts(), safety: 'untilClosed' }
      : { texts: local, safety: 'soon' };
  }
  const texts = new Mirrored(vaults);
  const settleIn = async () => {
    // What cannot be moved now stays where it is until the next start.
    if (local !== undefined) await takeOver(local, texts).catch(() => undefined);
    await texts.heal().catch(() => undefined);
  };
  await amongWindows(texts)
    .alone(settleIn)
    .catch(() => undefined);
  return { texts, safety: 'surely' };
}
