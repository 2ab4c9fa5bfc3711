import type { GameEvent } from '@/engine/events';
import { rotterdam } from '@/games/rotterdam';
import type { Unloading } from '@/games/rotterdam/ahead/loader';
import { HARBOURS, RAWS } from '@/games/rotterdam/cards/goods';
import { LOADER } from '@/games/rotterdam/cards/roles';
import { codeCargo, codeOwner, type RotterdamState } from '@/games/rotterdam/state';
import { readPiece } from '@/games/rotterdam/pieces';
import { code } from './in-games';
import { happens } from './positions';

/* What unloading really brings, told by where pieces go, ship by ship. */

type Ship = { -readonly [Part in keyof Unloading]: Unloading[Part] };
type Moved = Extract<GameEvent, { type: 'moved' }>;

export interface Unloaded {
  readonly state: RotterdamState;
  readonly ships: readonly Unloading[];
}

class Witness {
  readonly ships: Ship[] = [];
  /** By harbour: whether anybody could name the face-up card before anything was unloaded. */
  private readonly isKnown = HARBOURS.map(() => true);
  private readonly moored: { readonly harbour: number; readonly owner: number; readonly cargo: number }[];

  constructor(before: RotterdamState) {
    this.moored = before.harbours.flatMap((ships, harbour) =>
      ships.map((ship) => ({ harbour, owner: codeOwner(ship), cargo: codeCargo(ship) })),
    );
    // The ship whose factory is being chosen went home before.
    if (before.phase === 'factory')
      this.begin({ harbour: before.action.harbour, owner: -1, cargo: before.action.harbour });
  }

  private begin(ship: { readonly harbour: number; readonly owner: number; readonly cargo: number }): void {
    const arrival = ship.cargo < 0 ? 'empty' : ship.cargo === ship.harbour ? 'fits' : 'wrong';
    const unit = ship.owner < 0 ? 'market' : undefined;
    this.ships.push({ ...ship, arrival, unit, card: undefined, factory: undefined, choice: [] });
  }

  hear(event: GameEvent): void {
    if (event.type === 'moved') this.moved(event);
  }

  private moved({ piece = -1, from, to, before }: Moved): void {
    const { kind, id = -1 } = readPiece(piece) ?? {};
    if (kind === 'ship' && from.zone === 'harbour') {
      const next = this.moored.shift();
      if (next === undefined || next.owner !== id) throw new Error('another ship goes home');
      this.begin(next);
    }
    const ship = this.ships.at(-1);
    if (ship === undefined) return;
    if (kind === 'raw' && from.zone === 'harbour') {
      if (to.at !== RAWS[id]) throw new Error('a unit goes to others');
      ship.unit = to.zone === 'stock' ? 'stock' : 'market';
    }
    if (kind !== 'product') return;
    const harbour = HARBOURS.findIndex((name) => name === from.at);
    const { seat = -1 } = to;
    if (from.zone === 'face-up')
      ship.card = { seat, product: this.isKnown[harbour] === true ? id : undefined };
    else if (to.zone === 'face-up') this.isKnown[harbour] = before === 'all';
    else if (from.zone === 'stack' && to.zone === 'hand')
      ship.factory = { seat, product: before === 'all' ? id : undefined };
  }

  choose(choice: readonly number[]): void {
    const ship = this.ships.at(-1);
    if (ship !== undefined) ship.choice = choice;
  }
}

/** Really unloads everything, with this seat as loader; undefined where it cannot. `choose` picks the factory that works. */
export function unloaded(
  before: RotterdamState,
  seat: number,
  choose: (owners: readonly number[]) => number,
): Unloaded | undefined {
  const work = { type: 'work', role: LOADER } as const;
  if (before.phase === 'work' && code(before, seat, work) !== undefined) return undefined;
  const witness = new Witness(before);
  let state = before;
  const make = (move: Parameters<typeof rotterdam.apply>[2]): void => {
    const then = happens(state, [{ seat, move }]);
    for (const event of then.events) witness.hear(event);
    ({ state } = then);
  };
  if (state.phase === 'work') make(work);
  if (state.phase === 'loader' && state.turn === seat) make({ type: 'unload' });
  while (state.phase === 'factory') {
    const owners = rotterdam
      .moves(state, seat)
      .flatMap((move) => (move.type === 'factory' ? [move.owner] : []));
    witness.choose(owners);
    make({ type: 'factory', owner: choose(owners) });
  }
  return { state, ships: witness.ships };
}
