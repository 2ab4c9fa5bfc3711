import { rotterdam } from '@/games/rotterdam';
import { HARBOURS, PRODUCTS, RAWS } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES } from '@/games/rotterdam/cards/orders';
import { CASH, ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { COLOURS, POSITIONS } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { expectNoProblem } from '../../support/random-play';

/** A move in published names, as transcripts write it. */
export type NamedMove = Readonly<Record<string, string | number>>;

const NAMES: Readonly<Record<string, readonly string[]>> = {
  at: POSITIONS,
  to: POSITIONS,
  raw: RAWS,
  role: ROLES,
  order: ORDER_NAMES,
  harbour: HARBOURS,
  colour: COLOURS,
  card: SHIP_CARD_NAMES,
  product: PRODUCTS,
};

export function indexIn(names: readonly string[], name: string | number): number {
  const index = names.indexOf(String(name));
  if (index < 0) throw new Error(`there is no «${name}» in the game`);
  return index;
}

/** The move as the rules know it. */
export function moveOf(named: NamedMove): RotterdamMove {
  if (named.type === 'cash') return { type: 'cash', place: CASH.indexOf(Number(named.amount)) };
  const json = Object.fromEntries(
    Object.entries(named).map(([field, value]) => {
      const names = NAMES[field];
      return [field, names ? indexIn(names, value) : value];
    }),
  );
  return expectNoProblem(rotterdam.parseMove(json));
}
