import { face, type CardId } from '@/games/packet-row/cards';
import { AMOUNT, COST, LIKE, REWARD } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowState } from '@/games/packet-row/state';
import type { Economy, Meaning, Piece } from './economy';

const words = packetRowWords.en;

/** Contracts against money cards against points: where dollars come from and what they are spent on. */
function meaning(move: PacketRowMove): Meaning {
  switch (move.type) {
    case 'take': {
      const { kind } = face(move.card);
      const price = COST[move.card] ?? 0;
      return { kind: `take ${kind}`, ...(price > 0 && { flows: { [`dollars spent on ${kind}`]: price } }) };
    }
    case 'deliver': {
      const reward = move.contracts.reduce((sum, card) => sum + (REWARD[card] ?? 0), 0);
      return {
        kind: 'deliver',
        flows: { 'dollars from contracts': reward, 'contracts fulfilled': move.contracts.length },
      };
    }
    case 'cash':
      return { kind: 'cash', flows: { 'dollars from money cards': AMOUNT[move.card] ?? 0 } };
    default:
      return { kind: move.type };
  }
}

const priced = (card: CardId) => ((COST[card] ?? 0) === 0 ? '' : `, ${words.money(COST[card] ?? 0)}`);

/** Cards with equal faces are one kind of card, whether they are taken with an assistant or without. */
function piece(move: PacketRowMove): Piece | undefined {
  if (move.type !== 'take') return undefined;
  const { card } = move;
  return {
    id: card,
    name: `${words.card(LIKE[card] ?? card)}${priced(card)}`,
    group: face(card).kind,
  };
}

export const packetRowEconomy: Economy<PacketRowState, PacketRowMove> = {
  // Drawn by lot, the first harbour master would even out whatever the seats are worth.
  options: { firstHarbourMaster: 0 },
  meaning,
  piece,
};
