import { savedMatches } from '@/match/store';

/** A store that does not answer must not keep anybody on a page that does not work. */
const LONGEST_STORING = 3_000;

/** Begins the app anew from what its server has now, once nothing is being written any more. */
export const reloadApp = (): void => {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_STORING));
  const stored = savedMatches.stored().catch(() => undefined);
  void Promise.race([stored, waited]).then(() => window.location.reload());
};

/** Whoever begins anew after this begins at home. */
export const forgetAddress = (): void => window.history.replaceState(null, '', '/');
