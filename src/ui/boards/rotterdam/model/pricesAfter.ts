import type { GameEvent } from '@/engine/events';
import { RAW_PRICES, RAWS, UNITS } from '@/games/rotterdam/cards/goods';
import { toldIn } from './told';

interface PriceChange {
  readonly before: number;
  /** Nothing is left to buy. */
  readonly after: number | undefined;
}

const TRADES: readonly (string | undefined)[] = [
  'boughtProduct',
  'soldProduct',
  'boughtRaw',
  'soldRaw',
  'tookFree',
];

/** What a trade did to the price of what was traded, by the sentence that tells of it; nothing where it stayed. */
export function pricesAfter(events: readonly GameEvent[]): ReadonlyMap<GameEvent, PriceChange> {
  const changes = new Map<GameEvent, PriceChange>();
  let trade: GameEvent | undefined;
  for (const event of events) {
    if (event.type === 'said') trade = TRADES.includes(toldIn(event)?.key) ? event : undefined;
    const change = trade === undefined ? undefined : changeIn(event);
    if (trade === undefined || change === undefined) continue;
    if (change.before !== change.after) changes.set(trade, change);
    trade = undefined;
  }
  return changes;
}

function changeIn(event: GameEvent): PriceChange | undefined {
  if (event.type !== 'counted') return undefined;
  const { what, at, from, to } = event;
  if (what === 'price') return { before: from, after: to };
  const raw = what === 'market' ? RAWS.findIndex((name) => name === at) : -1;
  // The next unit's price is known by how many are left.
  const price = (left: number) => RAW_PRICES[raw]?.[(UNITS[raw] ?? 0) - left];
  const before = price(from) ?? price(to);
  return before === undefined ? undefined : { before, after: price(to) };
}
