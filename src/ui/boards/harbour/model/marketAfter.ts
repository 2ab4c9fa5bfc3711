import type { Counted, GameEvent } from '@/engine/events';
import { GOODS, type Good, type GoodName } from '@/games/harbour/cards/goods';
import type { Situation } from '@/games/harbour/state';

const isMarket = (event: GameEvent): event is Counted => event.type === 'counted' && event.what === 'market';
const goodIn = ({ at }: Counted): Good => GOODS.indexOf(at as GoodName);

/** The market before all this happened: it is as it is now because of it. */
function spacesBefore(events: readonly GameEvent[], { space }: Pick<Situation, 'space'>): number[] {
  const before = [...space];
  for (const event of [...events].reverse()) if (isMarket(event)) before[goodIn(event)] = event.from;
  return before;
}

const CHANGES: readonly string[] = ['swapped', 'raised', 'reversed'];

/** After each sentence that tells of another market, the goods from space 2 up. */
export function marketAfter(
  events: readonly GameEvent[],
  view: Pick<Situation, 'space'>,
): ReadonlyMap<GameEvent, readonly Good[]> {
  const spaces = spacesBefore(events, view);
  const markets = new Map<GameEvent, readonly Good[]>();
  const inOrder = (): readonly Good[] =>
    [...spaces.keys()].sort((one, other) => (spaces[one] ?? 0) - (spaces[other] ?? 0));
  let paid: GameEvent | undefined;
  for (const event of events) {
    if (isMarket(event)) {
      spaces[goodIn(event)] = event.to;
      if (paid !== undefined && !spaces.includes(0)) markets.set(paid, inOrder());
    } else if (event.type === 'said') {
      if (CHANGES.includes(event.phrase.key)) markets.set(event, inOrder());
      // Shipped tokens come back once the building is paid, before anything else is told but that the end is near.
      if (event.phrase.key === 'bought') paid = event;
      else if (event.phrase.key !== 'endIsNear') paid = undefined;
    }
  }
  return markets;
}
