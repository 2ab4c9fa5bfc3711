import { STARTING_MONEY } from '@/games/packet-row/cards/limits';
import { rewardOf } from './card-names';
import { belongings, deliver } from './named-moves';
import { scenario } from './scenario';

/** A delivery pays what its contracts say. */
export const PAID = Symbol('paid');

/** A delivery and what comes of it: a text is the problem. */
type DeliveryRow = readonly [
  title: string,
  contracts: string,
  ships: string,
  cargo: string,
  expected: typeof PAID | string,
  /** Cards that the delivery names but nobody has given the player. */
  missing?: string,
];

/** One test for each row, by a player who holds exactly the cards that the delivery names. */
export function testDeliveries(rows: readonly DeliveryRow[]): void {
  it.each(rows.map((row) => [row[0], row] as const))(
    '%s',
    (_, [, contracts, ships, cargo, expected, missing]) => {
      const own = belongings(contracts, ships, cargo);
      const table = scenario({
        hands: [own.hand.filter((name) => name !== missing)],
        ships: [own.ships.filter((name) => name !== missing)],
      });
      const delivery = deliver(contracts, ships, cargo);
      if (typeof expected === 'string') expect(table.problem(0, delivery)).toBe(expected);
      else expect(table.play(0, delivery).money[0]).toBe(STARTING_MONEY + rewardOf(...contracts.split(' ')));
    },
  );
}
