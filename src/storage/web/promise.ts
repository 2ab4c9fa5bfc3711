import type { Keeping } from '../keeping';
import type { Safety } from './browser-store';
import type { Browsing } from './places';

type Storing = NonNullable<NonNullable<Browsing['navigator']>['storage']>;

/** Browsers that cannot be asked, or refuse even that, have promised nothing. */
async function promised(browser: Browsing, how: keyof Storing): Promise<boolean> {
  try {
    const { storage } = browser.navigator ?? {};
    return (await storage?.[how]()) === true;
  } catch {
    return false;
  }
}

/** How long this browser keeps what is stored so; `persist` asks for its promise, `persisted` whether it has given it. */
export async function keepingIn(browser: Browsing, safety: Safety, how: keyof Storing): Promise<Keeping> {
  if (safety !== 'surely') return safety;
  return (await promised(browser, how)) ? 'promised' : 'unlessCleared';
}
