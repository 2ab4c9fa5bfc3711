import type { KeyValueStore } from '../key-value';
import { amongWindows } from '../windows';
import { Mirrored } from './mirrored';
import { vaultsOf, type Browsing } from './places';
import { localTexts, passingTexts } from './plain-stores';
import { takeOver } from './take-over';
import type { Vault } from './vault';

/**
 * How well this browser keeps what is stored: before it is shown, within a minute, or not beyond this page. Or it has
 * games in a database that it does not open now.
 */
export type Safety = 'surely' | 'soon' | 'untilClosed' | 'notNow';

interface Opened {
  readonly texts: KeyValueStore;
  readonly safety: Safety;
}

const PROBE = 'harbourmaster/probe';
/** Left in local storage once a database has opened. What is taken over from there begins otherwise. */
const HAS_DATABASE = 'harbourmaster-has-database';

/** Milliseconds until a database that did not open is tried once more. */
const A_MOMENT = 400;

const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

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

/** Also where there is no room to write anything. */
function hasDatabase(browser: Browsing): boolean {
  try {
    return (browser.localStorage?.getItem(HAS_DATABASE) ?? undefined) !== undefined;
  } catch {
    return false;
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

/** What opened once opens again, as a rule: a browser that was busy or short of room is asked twice. */
async function openVaults(all: readonly Vault[], openedBefore: boolean): Promise<readonly Vault[]> {
  const open = await thoseThatOpen(all);
  if (open.length > 0 || !openedBefore) return open;
  await pause(A_MOMENT);
  return thoseThatOpen(all);
}

/** Nothing is lost by it: what is played meanwhile is taken over once the database opens again. */
function withoutDatabase(local: KeyValueStore | undefined, openedBefore: boolean): Opened {
  const safety = local === undefined ? 'untilClosed' : 'soon';
  return { texts: local ?? passingTexts(), safety: openedBefore ? 'notNow' : safety };
}

/** The safest store that this browser has, with all that an earlier version of the app kept in another. */
export async function openBrowserStore(browser: Browsing): Promise<Opened> {
  const openedBefore = hasDatabase(browser);
  const all = vaultsOf(browser);
  const vaults = await openVaults(all, openedBefore);
  const local = await localOf(browser);
  if (vaults.length === 0) return withoutDatabase(local, openedBefore);
  // What cannot be noted is noted at the next start.
  if (!openedBefore) await local?.set(HAS_DATABASE, HAS_DATABASE).catch(() => undefined);
  const texts = new Mirrored(vaults, vaults.length === all.length);
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
