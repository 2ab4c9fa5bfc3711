import { LEVELS, type Level } from '@/ai';
import type { Seat } from '@/engine/game';
import { isOneOf } from '@/engine/json';
import { gameOf, type GameId } from '@/games';
import type { HouseRules, SeatKind } from '@/match/table';
import type { RememberedTable } from '@/storage/last-table';
import { LONGEST_NAME, tidied } from '@/storage/names';
import { HOUSES, type House } from '@/ui/theme';
import { BOT_NAMES } from './botNames';
import { agreedOptions, type Options } from './options';

export interface DraftSeat {
  /** Stays with the person when places are exchanged. */
  readonly id: number;
  readonly kind: SeatKind;
  /** A person's may be empty while it is being written. */
  readonly name: string;
  readonly house: House;
}

/** A table that is being set. */
export interface Draft {
  readonly seats: readonly DraftSeat[];
  readonly houseRules: HouseRules;
  /** What is wished for of the game's own options; whoever is meant by one is told by the id of their seat. */
  readonly wishes: Options;
}

/** The table that somebody finds who never set one. */
export const FIRST_TIME: RememberedTable = {
  seats: [
    { kind: 'human', name: '', house: 'ball', level: '' },
    { kind: 'bot', name: '', house: 'star', level: 'medium' },
    { kind: 'bot', name: '', house: 'saltire', level: 'medium' },
  ],
  houseRules: { takeBack: true, openHands: false },
  options: {},
};

const USUAL_LEVEL: Level = 'medium';

const firstFree = <T>(all: readonly T[], taken: readonly T[]): T | undefined =>
  all.find((one) => !taken.includes(one));

const freeHouse = (seats: readonly DraftSeat[]): House =>
  firstFree(
    HOUSES,
    seats.map(({ house }) => house),
  ) ?? 'ball';

const freeBotName = (seats: readonly DraftSeat[]): string =>
  firstFree<string>(
    BOT_NAMES,
    seats.map(({ name }) => name),
  ) ?? BOT_NAMES[0];

function withBot(seats: readonly DraftSeat[]): DraftSeat[] {
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  return [...seats, { id, kind: USUAL_LEVEL, name: freeBotName(seats), house: freeHouse(seats) }];
}

/** The table of last time, made to fit: as many seats as the game allows, every house only once, every bot named. */
export function draftOf(game: GameId, last: RememberedTable = FIRST_TIME): Draft {
  const { min, max } = gameOf(game).seats;
  let seats: DraftSeat[] = [];
  for (const [id, seat] of (last.seats.length > 0 ? last : FIRST_TIME).seats.slice(0, max).entries()) {
    const taken = seats.map(({ house }) => house);
    const house = isOneOf(HOUSES, seat.house) && !taken.includes(seat.house) ? seat.house : freeHouse(seats);
    const name = tidied(seat.name, LONGEST_NAME);
    seats.push(
      seat.kind === 'human'
        ? { id, kind: 'human', name, house }
        : {
            id,
            kind: isOneOf(LEVELS, seat.level) ? seat.level : USUAL_LEVEL,
            name: name === '' ? freeBotName(seats) : name,
            house,
          },
    );
  }
  while (seats.length < min) seats = withBot(seats);
  // Everybody's id is their place.
  return { seats, houseRules: last.houseRules, wishes: last.options };
}

/** What this table agrees on, as the rules of the game read it. */
export function optionsOf(game: GameId, { seats, wishes }: Draft): Options {
  return agreedOptions(
    game,
    wishes,
    seats.map(({ id }) => id),
  );
}

export function rememberedOf(game: GameId, draft: Draft): RememberedTable {
  const { seats, houseRules } = draft;
  return {
    seats: seats.map(({ kind, name, house }) =>
      kind === 'human' ? { kind, name, house, level: '' } : { kind: 'bot', name, house, level: kind },
    ),
    houseRules,
    options: optionsOf(game, draft),
  };
}

export function withSeatCount(draft: Draft, count: number): Draft {
  let seats = draft.seats.slice(0, count);
  while (seats.length < count) seats = withBot(seats);
  return { ...draft, seats };
}

function withSeat(draft: Draft, id: number, change: Partial<DraftSeat>): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)) };
}

export function withKind(draft: Draft, id: number, kind: SeatKind): Draft {
  const before = draft.seats.find((seat) => seat.id === id)?.kind;
  if (before === undefined || before === kind) return draft;
  if (kind === 'human') return withSeat(draft, id, { kind, name: '' });
  return withSeat(draft, id, before === 'human' ? { kind, name: freeBotName(draft.seats) } : { kind });
}

/** Nobody plays but people; who was one already keeps the name. */
export function withPeopleOnly(draft: Draft): Draft {
  return draft.seats.reduce((before, { id }) => withKind(before, id, 'human'), draft);
}

export function withName(draft: Draft, id: number, name: string): Draft {
  return withSeat(draft, id, { name: name.slice(0, LONGEST_NAME) });
}

/** Whoever had the flag gets the other one in exchange. */
export function withHouse(draft: Draft, id: number, house: House): Draft {
  const own = draft.seats.find((seat) => seat.id === id);
  const other = draft.seats.find((seat) => seat.house === house);
  if (own === undefined) return draft;
  const exchanged = other === undefined ? draft : withSeat(draft, other.id, { house: own.house });
  return withSeat(exchanged, id, { house });
}

export function withWish(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, wishes: { ...draft.wishes, [name]: value } };
}

export function withHouseRule(draft: Draft, name: keyof HouseRules, value: boolean): Draft {
  return { ...draft, houseRules: { ...draft.houseRules, [name]: value } };
}

/** One place up or down the order of play. */
export function moved(draft: Draft, at: Seat, by: 1 | -1): Draft {
  const seats = [...draft.seats];
  const [seat] = seats.splice(at, 1);
  if (seat === undefined) return draft;
  seats.splice(at + by, 0, seat);
  return { ...draft, seats };
}
