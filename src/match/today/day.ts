import { gameOf, type GameId } from '@/games';
import type { Deal } from '../deals/code';
import { nameAfter } from '../deals/seed';
import { parseSeed } from '@/engine/random';
import { isProblem } from '@/engine/phrase';
import type { SeatKind } from '../table';

/** A day of the calendar as "2026-11-18". */
export type Day = string;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day that the calendar on the wall shows where the device is: a deal changes at one's own midnight. */
export function dayOf(moment: Date): Day {
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** A day as an address writes it; undefined where the calendar has none. */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text ? text : undefined;
}

/** Noon of that day, so that no change of clocks makes another day of it. */
export function dateOf(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** So many days later, or earlier. */
export function dayBeside(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** Somebody against two bots who can be beaten; the first place is the person's. */
const SEATS: readonly SeatKind[] = ['human', 'medium', 'medium'];
export const OWN_SEAT = 0;

/**
 * The deal of a day: its seed is a digest of the game and the date and of nothing else, so that everybody has the same
 * one, without a network. The rules decide nothing by default that people would have to agree on first.
 */
export function dealOfDay(game: GameId, day: Day): Deal {
  const seed = parseSeed(nameAfter(`harbourmaster/today/${game}/${day}`));
  const options = gameOf(game).parseOptions({}, SEATS.length);
  if (seed === undefined || isProblem(options)) throw new Error(`there is no deal of ${game} on ${day}`);
  return { game, options, seats: SEATS, seed };
}
