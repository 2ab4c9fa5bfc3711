import type { Phrase } from '@/engine/phrase';
import { COST, REWARD } from './cards/figures';
import type { PacketRowMove } from './move';
import { packetRowPhrase } from './phrases';

/** The move as its button says it: what it does and what it costs or earns. */
export function describe(move: PacketRowMove): Phrase {
  switch (move.type) {
    case 'choose':
      return packetRowPhrase('choose', { area: move.area });
    case 'take': {
      const price = COST[move.card] as number;
      const key = move.assistant === undefined ? 'take' : 'takeWithAssistant';
      return packetRowPhrase(key, { card: move.card, price });
    }
    case 'cash':
      return packetRowPhrase('cash', { card: move.card });
    case 'deliver': {
      const reward = move.contracts.reduce((sum, card) => sum + (REWARD[card] as number), 0);
      return packetRowPhrase('deliver', { contracts: move.contracts, reward });
    }
    case 'done':
      return packetRowPhrase('finish', {});
    default:
      return packetRowPhrase(move.type, {});
  }
}
