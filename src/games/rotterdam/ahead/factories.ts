import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { HARBOURS, SITE_PRICES, type Harbour } from '../cards/goods';
import { problem } from '../problem';
import type { RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { nextSitePrice } from './prices';
import { atTurnOf } from './world';

export interface Site {
  readonly price: number;
  /** Whose factory stands there; undefined where none does. */
  readonly owner: Seat | undefined;
}

export interface HarbourSites {
  readonly harbour: Harbour;
  /** In the order of building. */
  readonly sites: readonly Site[];
  /** What the next site costs; undefined where none is left. */
  readonly price: number | undefined;
  /** Why the seat cannot build here now; undefined where it can. */
  readonly problem: Problem | undefined;
}

function sitesIn(state: RotterdamState, seat: Seat, harbour: Harbour): HarbourSites {
  const owners = state.factories[harbour] as readonly Seat[];
  return {
    harbour,
    sites: (SITE_PRICES[harbour] as readonly number[]).map((cost, site) => ({
      price: cost,
      owner: owners[site],
    })),
    price: nextSitePrice(state, harbour),
    problem: problem(state, seat, { type: 'build', harbour }),
  };
}

/** Every harbour's sites: what the manufacturer could do for the seat, were it to place a worker now. */
export function sitesOf(view: RotterdamView, seat: Seat): readonly HarbourSites[] {
  const state = atTurnOf(view, seat);
  return HARBOURS.map((_, harbour) => sitesIn(state, seat, harbour));
}

/** The cheapest of the sites that the seat could build on; undefined where there is none. */
export function cheapestSite(sites: readonly HarbourSites[]): HarbourSites | undefined {
  return sites
    .filter((one) => one.problem === undefined)
    .reduce<HarbourSites | undefined>(
      (best, one) => (best?.price !== undefined && best.price <= (one.price ?? Infinity) ? best : one),
      undefined,
    );
}
