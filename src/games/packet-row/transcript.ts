import type { Transcriber } from '@/engine/game';
import { AREAS, CARD_NAMES, CARDS, type CardId } from './cards';
import type { PacketRowMove } from './move';
import { outcome } from './score';
import type { AreaState, PacketRowState } from './state';

const nameOf = (card: CardId): string => CARD_NAMES[card] as string;
const named = (cards: readonly CardId[]): string[] => cards.map(nameOf);

const byArea = (state: PacketRowState, read: (area: AreaState) => readonly CardId[]) =>
  Object.fromEntries(AREAS.map((name, at) => [name, named(read(state.areas[at] as AreaState))]));

/** Every field of a move that holds card ids, by name; all others are written as they are. */
function writeMove(move: PacketRowMove): unknown {
  switch (move.type) {
    case 'take':
      return {
        type: move.type,
        card: nameOf(move.card),
        ...(move.assistant === undefined ? {} : { assistant: nameOf(move.assistant) }),
      };
    case 'cash':
      return { type: move.type, card: nameOf(move.card) };
    case 'deliver':
      return {
        type: move.type,
        contracts: named(move.contracts),
        ships: move.ships.map((use) => ({
          card: nameOf(use.card),
          ...(use.captain === undefined
            ? {}
            : { captain: nameOf(use.captain), destination: use.destination }),
        })),
        goods: move.goods.map((use) => ({
          card: nameOf(use.card),
          ...(use.trader === undefined ? {} : { trader: nameOf(use.trader), as: use.as }),
        })),
        gold: move.gold.map((use) => ({ card: nameOf(use.card), as: use.as })),
      };
    default:
      return move;
  }
}

export const transcript: Transcriber<PacketRowState, PacketRowMove> = {
  cards: () => Object.fromEntries(CARDS.map((card, id) => [nameOf(id), card])),
  start: (state) => ({
    harbourMaster: state.harbourMaster,
    decks: byArea(state, (area) => area.deck.slice().reverse()),
    current: byArea(state, (area) => area.current),
    future: byArea(state, (area) => area.future),
    hands: state.players.map((player) => named(player.hand)),
  }),
  move: writeMove,
  scores: (state) =>
    (outcome(state)?.scores ?? []).map(({ seat, total, parts }) => ({
      seat,
      total,
      ...parts,
      cash: state.players[seat]?.money,
    })),
};
