import { RAW_PRICES, type Harbour, type Raw } from '../cards/goods';
import { nextPrice, sellingPrice } from '../rules/raw-market';
import { sitePrice } from '../rules/worker';
import type { RotterdamView } from '../view';

/** What a raw material costs and brings. */
export interface RawPrices {
  /** What the units left in the market will cost, the next one first. */
  readonly coming: readonly number[];
  /** What the next unit costs; undefined where none is left. */
  readonly next: number | undefined;
  /** What a unit brings that is put back; undefined where there is no space for one. */
  readonly back: number | undefined;
}

const finite = (price: number): number | undefined => (price > 0 && price < Infinity ? price : undefined);

/** RT-1: of a table, or of what somebody sees of it. */
export const rawPricesOf = (at: Pick<RotterdamView, 'gone'>, raw: Raw): RawPrices => ({
  coming: (RAW_PRICES[raw] as readonly number[]).slice(at.gone[raw]),
  next: finite(nextPrice(at, raw)),
  back: finite(sellingPrice(at, raw)),
});

/** RT-28: what the next site of a harbour costs; undefined where none is left. */
export const nextSitePrice = (at: Pick<RotterdamView, 'factories'>, harbour: Harbour): number | undefined =>
  finite(sitePrice(at, harbour));
