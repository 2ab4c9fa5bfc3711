import type { Seat } from '@/engine/game';
import type { Area, Destination, Good } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { cardsNamed, pickerFrom, type CardName } from './card-names';

/** A move told with card names; which copy is meant shows at the table where it is played. */
export type NamedMove = (state: PacketRowState, seat: Seat) => PacketRowMove;

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

/** Words of a delivery: `cotton-2` as it is, `gold-1:fur` as a good, `ship-spain:captain:france` with a helper. */
const wordsOf = (text: string): string[][] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.split(':'));

/** A delivery as three lists of words: contracts; ships; goods and gold. */
export const deliver =
  (contracts: string, ships: string, cargo: string): NamedMove =>
  (state, seat) => {
    const held = pickerFrom(handOf(state, seat));
    const moored = pickerFrom(state.players[seat]?.ships ?? []);
    return {
      type: 'deliver',
      contracts: wordsOf(contracts).map(([card = '']) => held(card)),
      ships: wordsOf(ships).map(([card = '', captain, destination]) =>
        captain === undefined
          ? { card: moored(card) }
          : { card: moored(card), captain: held(captain), destination: destination as Destination },
      ),
      goods: wordsOf(cargo).flatMap(([card = '', trader, as, ...rest]) => {
        if (trader === undefined) return [{ card: held(card) }];
        return as === undefined || rest.length > 0
          ? []
          : [{ card: held(card), trader: held(trader), as: as as Good }];
      }),
      gold: wordsOf(cargo).flatMap(([card = '', as, ...rest]) =>
        as === undefined || rest.length > 0 ? [] : [{ card: held(card), as: as as Good }],
      ),
    };
  };

/** The cards that such a delivery names, each as often as it is there: what somebody needs to make it. */
export function belongings(contracts: string, ships: string, cargo: string) {
  const copies = (names: readonly CardName[]) =>
    names.filter((name, at) => cardsNamed(name).length > 1 || names.indexOf(name) === at);
  const goods = wordsOf(cargo).map((word) => (word.length === 3 ? word.slice(0, 2) : word.slice(0, 1)));
  const captains = wordsOf(ships).map((word) => word.slice(1, 2));
  return {
    hand: copies([...wordsOf(contracts), ...goods, ...captains].flat()),
    ships: copies(wordsOf(ships).map(([card = '']) => card)),
  };
}
