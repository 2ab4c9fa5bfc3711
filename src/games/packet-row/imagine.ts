import { shuffle, type Random } from '@/engine/random';
import { CARDS, DECKS, STARTING_CONTRACTS, type CardId } from './cards';
import { AREA } from './cards/figures';
import { playerWith } from './rules/hand';
import type { PacketRowState, PlayerState } from './state';
import type { PacketRowView, PlayerView } from './view';

/** The cards that the view places somewhere, by card id. */
function knownCards(seen: PacketRowView): boolean[] {
  const known = new Array<boolean>(CARDS.length).fill(false);
  const mark = (cards: readonly CardId[]) => {
    for (const card of cards) known[card] = true;
  };
  for (const area of seen.areas) {
    mark(area.current);
    mark(area.future);
    mark(area.discards);
  }
  for (const player of seen.players) {
    mark(player.hand);
    mark(player.ships);
  }
  mark(seen.delivered);
  return known;
}

function imaginePlayer(seen: PlayerView, contracts: CardId[]): PlayerState {
  const hand = [...contracts.splice(0, seen.hidden), ...seen.hand];
  const player = playerWith(hand, seen.ships.slice(), seen.money);
  player.piece = seen.piece;
  player.done = seen.done;
  return player;
}

/** A full state drawn among those that the view cannot tell apart: unseen cards are dealt anew. */
export function imagine(seen: PacketRowView, random: Random): PacketRowState {
  const known = knownCards(seen);
  const removed: CardId[] = [];
  const areas = seen.areas.map((area, at) => {
    const deck = (DECKS[at] as readonly CardId[]).filter((card) => !known[card]);
    shuffle(deck, random);
    while (deck.length > area.deck) removed.push(deck.pop() as CardId);
    return {
      deck,
      current: area.current.slice(),
      future: area.future.slice(),
      discards: area.discards.slice(),
      chosen: area.chosen,
      taken: area.taken.slice(),
    };
  });
  const contracts = STARTING_CONTRACTS.filter((card) => !known[card]);
  shuffle(contracts, random);
  const players = seen.players.map((player) => imaginePlayer(player, contracts));
  removed.push(...contracts);
  const { ledger, round, harbourMaster, phase, area, asked } = seen;
  return {
    ledger,
    round,
    harbourMaster,
    phase,
    area,
    asked,
    areas,
    players,
    removed,
    delivered: seen.delivered.slice(),
  };
}

/** The decks anew, together with what was removed from them unseen. Starting contracts stay where they are. */
export function reshuffle(state: PacketRowState, random: Random): void {
  const removed = state.removed.filter((card) => AREA[card] === -1);
  for (const [at, area] of state.areas.entries()) {
    const away = state.removed.filter((card) => AREA[card] === at);
    const deck = [...away, ...area.deck];
    shuffle(deck, random);
    removed.push(...deck.splice(0, away.length));
    area.deck = deck;
  }
  state.removed = removed;
}
