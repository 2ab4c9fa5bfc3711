import type { Seat } from '@/engine/game';
import { shuffle, type Random } from '@/engine/random';
import { DECKS, STARTING_CONTRACTS, type CardId } from './cards';
import { FUTURE_SIZE, REMOVED_WITH_TWO, STARTING_MONEY, SUPPLY_SIZE } from './cards/limits';
import { playerWith } from './rules/hand';
import type { AreaState, PacketRowOptions, PacketRowState, PlayerState } from './state';

/** The last cards of the shuffled deck are the top: two of them come next, then those on offer. */
function openArea(deck: CardId[], size: number): AreaState {
  const future: CardId[] = [];
  while (future.length < FUTURE_SIZE) future.push(deck.pop() as CardId);
  const current: CardId[] = [];
  while (current.length < size) current.push(deck.pop() as CardId);
  return { deck, current, future, discards: [], chosen: false, taken: [] };
}

/** PR-1 to PR-5. */
export function setup(options: PacketRowOptions, seatCount: number, random: Random): PacketRowState {
  const size = SUPPLY_SIZE[seatCount] ?? 0;
  const removed: CardId[] = [];
  const areas: AreaState[] = [];
  for (const cards of DECKS) {
    const shuffled = cards.slice();
    shuffle(shuffled, random);
    const away = seatCount === 2 ? REMOVED_WITH_TWO : 0;
    for (let i = 0; i < away; i += 1) removed.push(shuffled[i] as CardId);
    areas.push(openArea(away === 0 ? shuffled : shuffled.slice(away), size));
  }
  const starting = STARTING_CONTRACTS.slice();
  shuffle(starting, random);
  const players: PlayerState[] = [];
  for (const contract of starting) {
    if (players.length < seatCount) players.push(playerWith([contract], [], STARTING_MONEY));
    else removed.push(contract);
  }
  const harbourMaster: Seat = options.firstHarbourMaster ?? random.below(seatCount);
  return {
    ledger: options.ledger,
    round: 1,
    harbourMaster,
    phase: 'choose',
    area: -1,
    asked: harbourMaster,
    areas,
    players,
    removed,
    delivered: [],
  };
}
