import type { GameId } from '@/games';
import { face } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import { harbourEconomy } from './balance-harbour';
import { rotterdamEconomy } from './balance-rotterdam';
import type { AnyEconomy, Meaning } from './economy';

function priceOf(card: number): number {
  const shown = face(card);
  return 'cost' in shown ? shown.cost : 0;
}

/** Contracts against money cards against points: where dollars come from and what they are spent on. */
function meaningInPacketRow(move: PacketRowMove): Meaning {
  switch (move.type) {
    case 'take': {
      const { kind } = face(move.card);
      const price = priceOf(move.card);
      return { kind: `take ${kind}`, ...(price > 0 && { flows: { [`dollars spent on ${kind}`]: price } }) };
    }
    case 'deliver': {
      const reward = move.contracts.reduce((sum, card) => {
        const shown = face(card);
        return sum + ('reward' in shown ? shown.reward : 0);
      }, 0);
      return {
        kind: 'deliver',
        flows: { 'dollars from contracts': reward, 'contracts fulfilled': move.contracts.length },
      };
    }
    case 'cash': {
      const shown = face(move.card);
      return { kind: 'cash', flows: { 'dollars from money cards': 'amount' in shown ? shown.amount : 0 } };
    }
    default:
      return { kind: move.type };
  }
}

const ECONOMIES: Readonly<Record<GameId, AnyEconomy>> = {
  'packet-row': { meaning: (move) => meaningInPacketRow(move as PacketRowMove) },
  harbour: harbourEconomy,
  rotterdam: rotterdamEconomy,
};

export const economyOf = (game: GameId): AnyEconomy => ECONOMIES[game];
