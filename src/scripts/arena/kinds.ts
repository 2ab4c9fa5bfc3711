import type { GameId } from '@/games';
import { face } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';

/** What a move means for a game's economy: its kind, and what flows by it (dollars, cards). */
export interface Meaning {
  readonly kind: string;
  readonly flows?: Readonly<Record<string, number>>;
}

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

const MEANINGS: { readonly [id in GameId]?: (move: never) => Meaning } = { 'packet-row': meaningInPacketRow };

/** Games without a page here are told by the types of their moves. */
export function meaningOf(game: GameId, move: unknown): Meaning {
  const meaning = MEANINGS[game];
  if (meaning !== undefined) return meaning(move as never);
  const { type } = move as { readonly type?: unknown };
  return { kind: typeof type === 'string' ? type : 'move' };
}
