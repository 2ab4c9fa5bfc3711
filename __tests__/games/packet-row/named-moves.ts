import type { Seat } from '@/engine/game';
import type { Area, Destination, Good } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { pickerFrom, type CardName } from './card-names';

/** A move told with card names; which copy is meant shows at the table where it is played. */
export type NamedMove = (state: PacketRowState, seat: Seat) => PacketRowMove;

export interface NamedDelivery {
  readonly contracts: readonly CardName[];
  readonly ships: readonly (CardName | readonly [ship: CardName, captain: CardName, to: Destination])[];
  readonly goods?: readonly (CardName | readonly [goods: CardName, trader: CardName, as: Good])[];
  readonly gold?: readonly (readonly [gold: CardName, as: Good])[];
}

const handOf = (state: PacketRowState, seat: Seat) => state.players[seat]?.hand ?? [];

export const decline: NamedMove = () => ({ type: 'decline' });
export const pass: NamedMove = () => ({ type: 'pass' });
export const done: NamedMove = () => ({ type: 'done' });

export const choose =
  (area: Area): NamedMove =>
  () => ({ type: 'choose', area });

export const cash =
  (money: CardName): NamedMove =>
  (state, seat) => ({ type: 'cash', card: pickerFrom(handOf(state, seat))(money) });

export const take =
  (name: CardName): NamedMove =>
  (state) => ({ type: 'take', card: pickerFrom(state.areas.flatMap((area) => area.current))(name) });

export const takeNext =
  (name: CardName, assistant: CardName = 'assistant'): NamedMove =>
  (state, seat) => ({
    type: 'take',
    card: pickerFrom(state.areas.flatMap((area) => area.future))(name),
    assistant: pickerFrom(handOf(state, seat))(assistant),
  });

export const deliver =
  ({ contracts, ships, goods = [], gold = [] }: NamedDelivery): NamedMove =>
  (state, seat) => {
    const held = pickerFrom(handOf(state, seat));
    const moored = pickerFrom(state.players[seat]?.ships ?? []);
    return {
      type: 'deliver',
      contracts: contracts.map(held),
      ships: ships.map((use) =>
        typeof use === 'string'
          ? { card: moored(use) }
          : { card: moored(use[0]), captain: held(use[1]), destination: use[2] },
      ),
      goods: goods.map((use) =>
        typeof use === 'string'
          ? { card: held(use) }
          : { card: held(use[0]), trader: held(use[1]), as: use[2] },
      ),
      gold: gold.map(([card, as]) => ({ card: held(card), as })),
    };
  };
