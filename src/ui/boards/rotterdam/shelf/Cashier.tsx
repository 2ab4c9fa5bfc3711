import { rolesOf } from '@/games/rotterdam/ahead/roles';
import { CASH, CASHIER } from '@/games/rotterdam/cards/roles';
import { Type } from '@/ui/components';
import { HouseChip } from '../art/HouseChip';
import { useBoard } from '../table/board';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles } from './Tile';
import { tileSize } from './tileSize';

/** The places of the cashier, each with its amount or with whoever is there. */
export function Cashier(shelf: ShelfProps) {
  const board = useBoard();
  const { view, subject, choice, text, money, name, house } = board;
  const places = rolesOf(view, subject)[CASHIER]?.workers ?? [];
  const size = tileSize({ ...shelf, columns: shelf.columns === 1 ? 1 : places.length }, places.length);
  const chosen = choice !== undefined && 'role' in choice ? choice.move : undefined;
  return (
    <Tiles>
      {places.map((seat, place) => {
        const amount = money(CASH[place] ?? 0);
        const state = seat === undefined ? text.roles.cashier.free : name(seat);
        return (
          <Tile
            key={place}
            size={size}
            number={place + 1}
            spoken={text.roles.cashier.spoken({ money: amount, state })}
            selected={chosen?.type === 'cash' && chosen.place === place}
            place={zone.answer({ type: 'cash', place })}
            unavailable={board.whyNot({ type: 'cash', place })}
            rule={board.ruleAgainst({ type: 'cash', place })}
            onPress={() => board.choose({ role: CASHIER, move: { type: 'cash', place } })}
            style={CENTRED}
          >
            {(tone) => (
              <>
                {seat !== undefined && <HouseChip house={house(seat)} width={22} />}
                <Type variant="total" size={32} colour={tone.type} maxScale={1.3}>
                  {amount}
                </Type>
                <Type variant="cardLine" colour={tone.soft}>
                  {state}
                </Type>
              </>
            )}
          </Tile>
        );
      })}
    </Tiles>
  );
}

const CENTRED = { alignItems: 'center', gap: 4 } as const;
