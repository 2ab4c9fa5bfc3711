import type { NamedMove } from '../games/packet-row/named-moves';
import { scenario, type Position } from '../games/packet-row/scenario';
import type { PacketRowTable } from '../games/packet-row/table';

/** What lies on the table besides is of no use to anybody. */
export const IDLE: Position = {
  players: 2,
  guildhall: [],
  docks: [],
  market: [],
  bank: [],
  future: { guildhall: [], docks: [], market: [], bank: [] },
  deckLeft: { guildhall: 0, docks: 0, market: 0, bank: 0 },
};

export const offered = (position: Position, ...answers: readonly NamedMove[]): PacketRowTable =>
  scenario({ ...IDLE, ...position, harbourMaster: 1 }).answers(...answers);
