import { hasOnlyKeys, isFields, isOneOf } from '@/engine/json';
import type { Problem } from '@/engine/phrase';
import { AREAS, DESTINATIONS, GOODS, isCard, type CardId } from './cards';
import { MOVE_TYPES, type GoldUse, type GoodsUse, type PacketRowMove, type ShipUse } from './move';
import { packetRowProblem } from './phrases';

type Fields = Readonly<Record<string, unknown>>;

/** A list whose every entry can be read, or undefined. */
function readList<T>(json: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const entries = (json as readonly unknown[]).map(read);
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? known : undefined;
}

const readCard = (json: unknown): CardId | undefined => (isCard(json) ? json : undefined);

function readShip(json: unknown): ShipUse | undefined {
  if (!isFields(json) || !hasOnlyKeys(json, ['card', 'captain', 'destination'])) return undefined;
  const { card, captain, destination } = json;
  if (!isCard(card)) return undefined;
  if (captain === undefined && destination === undefined) return { card };
  return isCard(captain) && isOneOf(DESTINATIONS, destination) ? { card, captain, destination } : undefined;
}

function readGoods(json: unknown): GoodsUse | undefined {
  if (!isFields(json) || !hasOnlyKeys(json, ['card', 'trader', 'as'])) return undefined;
  const { card, trader, as } = json;
  if (!isCard(card)) return undefined;
  if (trader === undefined && as === undefined) return { card };
  return isCard(trader) && isOneOf(GOODS, as) ? { card, trader, as } : undefined;
}

function readGold(json: unknown): GoldUse | undefined {
  if (!isFields(json) || !hasOnlyKeys(json, ['card', 'as'])) return undefined;
  const { card, as } = json;
  return isCard(card) && isOneOf(GOODS, as) ? { card, as } : undefined;
}

function readDelivery(json: Fields): PacketRowMove | undefined {
  const contracts = readList(json.contracts, readCard);
  const ships = readList(json.ships, readShip);
  const goods = readList(json.goods, readGoods);
  const gold = readList(json.gold, readGold);
  return contracts && ships && goods && gold && { type: 'deliver', contracts, ships, goods, gold };
}

function readTake(json: Fields): PacketRowMove | undefined {
  const { card, assistant } = json;
  if (!isCard(card)) return undefined;
  if (assistant === undefined) return { type: 'take', card };
  return isCard(assistant) ? { type: 'take', card, assistant } : undefined;
}

const FIELDS: Readonly<Record<PacketRowMove['type'], readonly string[]>> = {
  choose: ['type', 'area'],
  take: ['type', 'card', 'assistant'],
  decline: ['type'],
  pass: ['type'],
  cash: ['type', 'card'],
  deliver: ['type', 'contracts', 'ships', 'goods', 'gold'],
  done: ['type'],
};

function readMove(json: unknown): PacketRowMove | undefined {
  if (!isFields(json)) return undefined;
  const { type } = json;
  if (!isOneOf(MOVE_TYPES, type) || !hasOnlyKeys(json, FIELDS[type])) return undefined;
  switch (type) {
    case 'choose':
      return isOneOf(AREAS, json.area) ? { type, area: json.area } : undefined;
    case 'take':
      return readTake(json);
    case 'cash':
      return isCard(json.card) ? { type, card: json.card } : undefined;
    case 'deliver':
      return readDelivery(json);
    default:
      return { type };
  }
}

/** A move of this game from anything at all: well-formed, though not necessarily legal now. */
export function parseMove(json: unknown): PacketRowMove | Problem {
  return readMove(json) ?? packetRowProblem('notAMove', {});
}
