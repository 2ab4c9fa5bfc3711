import { shareDeliveries } from './rules/hand';
import type { AreaState, PacketRowState, PlayerState } from './state';

export function clone(state: PacketRowState): PacketRowState {
  return {
    ledger: state.ledger,
    round: state.round,
    harbourMaster: state.harbourMaster,
    phase: state.phase,
    area: state.area,
    asked: state.asked,
    areas: cloneAll(state.areas, cloneArea),
    players: cloneAll(state.players, clonePlayer),
    // Neither of these rows is ever changed, so all copies may share them.
    removed: state.removed,
    delivered: state.delivered,
  };
}

/** A plain loop: search copies states by the million, and `map` takes half as long again. */
function cloneAll<T>(items: readonly T[], cloneOne: (item: T) => T): T[] {
  const copies: T[] = [];
  for (const item of items) copies.push(cloneOne(item));
  return copies;
}

function cloneArea(area: AreaState): AreaState {
  return {
    deck: area.deck.slice(),
    current: area.current.slice(),
    future: area.future.slice(),
    discards: area.discards.slice(),
    chosen: area.chosen,
    taken: area.taken.length === 0 ? [] : area.taken.slice(),
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  const copy = {
    hand: player.hand.slice(),
    ships: player.ships.slice(),
    assistants: player.assistants,
    banknotes: player.banknotes,
    deliverable: player.deliverable,
    money: player.money,
    piece: player.piece,
    done: player.done,
  };
  if (player.deliverable) shareDeliveries(player, copy);
  return copy;
}
