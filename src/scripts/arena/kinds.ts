import type { GameId } from '@/games';
import { harbourEconomy } from './balance-harbour';
import { packetRowEconomy } from './balance-packet-row';
import { rotterdamEconomy } from './balance-rotterdam';
import type { AnyEconomy } from './economy';

const ECONOMIES: Readonly<Record<GameId, AnyEconomy>> = {
  'packet-row': packetRowEconomy,
  harbour: harbourEconomy,
  rotterdam: rotterdamEconomy,
};

export const economyOf = (game: GameId): AnyEconomy => ECONOMIES[game];
