import { AREAS, DECKS, STARTING_CONTRACTS, type Area, type CardId } from '@/games/packet-row/cards';
import { playerWith } from '@/games/packet-row/rules/hand';
import type { PacketRowState } from '@/games/packet-row/state';
import { FUTURE_SIZE, REMOVED_WITH_TWO, STARTING_MONEY, SUPPLY_SIZE } from '@/games/packet-row/cards/limits';
import { cardsNamed, type CardName } from './card-names';
import { PacketRowTable } from './table';

type ByArea<T> = { readonly [A in Area]?: T };

export interface Position extends ByArea<readonly CardName[]> {
  readonly players?: number;
  readonly harbourMaster?: number;
  readonly ledger?: boolean;
  /** Future supplies; like current supplies (`market: [...]`), those not named are filled from the deck. */
  readonly future?: ByArea<readonly CardName[]>;
  /** The next cards of a deck, the first to be drawn first. */
  readonly next?: ByArea<readonly CardName[]>;
  /** How many cards a deck has left, `next` included; the others lie in the discard pile. */
  readonly deckLeft?: ByArea<number>;
  /** By seat. */
  readonly hands?: readonly (readonly CardName[])[];
  readonly ships?: readonly (readonly CardName[])[];
  readonly money?: readonly number[];
}

/** Hands out each card once: numbered names first, so that `trader-2` is still there when any trader will do. */
class Box {
  private readonly given = new Map<CardName, CardId[]>();
  private readonly used = new Set<CardId>();

  constructor(names: readonly CardName[]) {
    const exactFirst = [...names].sort((a, b) => cardsNamed(a).length - cardsNamed(b).length);
    for (const name of exactFirst) {
      const card = cardsNamed(name).find((copy) => !this.used.has(copy));
      if (card === undefined) throw new Error(`there are not so many cards ${name}`);
      this.used.add(card);
      this.given.set(name, [...(this.given.get(name) ?? []), card]);
    }
  }

  cards(names: readonly CardName[] = []): CardId[] {
    return names.map((name) => this.given.get(name)?.shift() as CardId);
  }

  rest(cards: readonly CardId[]): CardId[] {
    return cards.filter((card) => !this.used.has(card));
  }
}

function layArea(position: Position, area: Area, box: Box, size: number, removed: CardId[]) {
  const current = box.cards(position[area]);
  const future = box.cards(position.future?.[area]);
  const next = box.cards(position.next?.[area]);
  const rest = box.rest(DECKS[AREAS.indexOf(area)] ?? []);
  if (position.players === 2) removed.push(...rest.splice(0, REMOVED_WITH_TWO));
  if (position[area] === undefined) current.push(...rest.splice(0, size));
  if (position.future?.[area] === undefined) future.push(...rest.splice(0, FUTURE_SIZE));
  const under = rest.splice(0, (position.deckLeft?.[area] ?? Infinity) - next.length);
  return { deck: [...under, ...next.reverse()], current, future, discards: rest, chosen: false, taken: [] };
}

/**
 * A position at the beginning of a round, in a line or two: what is not said is as after set-up, and every card lies
 * in exactly one place. Nobody holds a starting contract unless the scenario says so.
 */
export function scenario(position: Position = {}): PacketRowTable {
  const { players: seats = 4, harbourMaster = 0, ledger = true, hands = [], ships = [] } = position;
  const named = [
    ...AREAS.flatMap((area) => [
      position[area] ?? [],
      position.future?.[area] ?? [],
      position.next?.[area] ?? [],
    ]),
    ...hands,
    ...ships,
  ];
  const box = new Box(named.flat());
  const players = Array.from({ length: seats }, (_, seat) =>
    playerWith(box.cards(hands[seat]), box.cards(ships[seat]), position.money?.[seat] ?? STARTING_MONEY),
  );
  const removed = box.rest(STARTING_CONTRACTS);
  const areas = AREAS.map((area) =>
    layArea({ ...position, players: seats }, area, box, SUPPLY_SIZE[seats] ?? 0, removed),
  );
  const state: PacketRowState = {
    ledger,
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
  return new PacketRowTable(state);
}

/** The same position, but the game has just ended under this harbour master: closing (PR-50) begins. */
export function atTheEnd(position: Position = {}): PacketRowTable {
  const { state } = scenario(position);
  return new PacketRowTable({ ...state, phase: 'closing' });
}
