import type { Page } from 'playwright-core';
import type { Seat } from '@/engine/game';
import { en } from '@/text/en';
import { tap, untilGone, untilThere, type Target } from './phone';
import type { Stored } from './stored';

export const button = (name: string): Target => ({ role: 'button', name });

export const NEW_GAME = button(en.home.newGame);
export const CONTINUE = button(en.saves.continue);
/** Stands there while a person is asked. */
export const ANSWERS: Target = { role: 'group', name: en.board.answer };

/** A game to be continued. */
export interface Scene {
  /** Of the game. */
  readonly name: string;
  readonly seats: number;
  readonly stored: Stored;
  /** Once this is there, so is the table. */
  readonly table: Target;
}

/** A person against hard bots, from an answer to the next question. */
export interface Thinking extends Scene {
  /** So many answers, one after the other. */
  readonly answers: number;
  /** The tap that answers what is asked. */
  nextAnswer(page: Page): Promise<Target>;
  untilAsked(page: Page): Promise<void>;
}

/** A tap that sets much in motion. */
export interface Moving extends Scene {
  readonly what: string;
  /** Nothing that follows from the tap lasts longer, where that is promised. */
  readonly lastsAtMost?: number;
  /** Brings the page to where the tap can be made. */
  prepare(page: Page): Promise<Target>;
}

/** One of several people answers, and the next turns up their hand, or is asked at once where that can wait. */
export interface HandOver {
  readonly name: string;
  readonly people: number;
  readonly moves: number;
  readonly stored: Stored;
  /** Whose hand is turned up. */
  readonly next?: Seat;
  /** Once the person's hand is up: brings the page to the tap that hands the phone on. */
  answer(page: Page): Promise<Target>;
}

export async function openTable(page: Page, { table }: Scene): Promise<void> {
  await untilThere(page, [CONTINUE]);
  await tap(page, CONTINUE);
  await untilThere(page, [table]);
}

/** A person looks before the next tap, and what the last one drew is done by then. */
export function pause(page: Page): Promise<void> {
  return page.waitForTimeout(800);
}

/** What was just answered may still be drawn: it goes first. */
export async function untilAsked(page: Page): Promise<void> {
  await untilGone(page, ANSWERS);
  await untilThere(page, [ANSWERS]);
}

/** The button that stands out: a planner over the table has its own, after the table's. */
export async function lastAnswer(page: Page): Promise<Target> {
  const answers = page.locator(`[role=group][aria-label="${ANSWERS.name}"]`).last();
  return button((await answers.locator('[role=button]').last().getAttribute('aria-label')) ?? '');
}
