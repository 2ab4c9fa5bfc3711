import type { Page } from 'playwright-core';
import { AREAS } from '@/games/packet-row/cards';
import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import { en } from '@/text/en';
import { tap, untilThere, type Target } from './phone';

const { home, saves } = en;
const { act, area: areas } = en.games['packet-row'].board;
const words = packetRowWords.en;
const { said } = packetRowPhrases.en;

const button = (name: string): Target => ({ role: 'button', name });

export const NEW_GAME = button(home.newGame);
export const CONTINUE = button(saves.continue);
export const DECLINE = button(said.decline());
/** Under the tabs of the areas lies the table. */
export const TABLE: Target = { role: 'tablist', name: areas.group };

/** What can be asked of the person, by the button that stands there while it is. */
const QUESTIONS = [DECLINE, button(said.pass()), button(said.finish()), button(act.chooseFirst)];
const CHOOSING = QUESTIONS.length - 1;

export async function openTable(page: Page): Promise<void> {
  await untilThere(page, [CONTINUE]);
  await tap(page, CONTINUE);
  await untilThere(page, [TABLE]);
}

/** The tap that answers the next question to the person without taking anything. */
export async function nextAnswer(page: Page): Promise<Target> {
  const { which } = await untilThere(page, QUESTIONS);
  const answer = QUESTIONS[which];
  if (answer !== undefined && which !== CHOOSING) return answer;
  for (const area of AREAS) {
    const choose = button(act.choose({ area: words.areaInSentence(area) }));
    await tap(page, { role: 'tab', name: words.area(area) });
    await pause(page);
    if ((await page.locator(exactly(choose)).count()) > 0) return choose;
  }
  throw new Error('There is no area to choose.');
}

/** A person looks before the next tap, and what the last one drew is done by then. */
export function pause(page: Page): Promise<void> {
  return page.waitForTimeout(800);
}

const exactly = ({ role, name }: Target) => `[role="${role}"][aria-label="${name}"]`;

/** Until the person is asked again. */
export async function untilAsked(page: Page): Promise<void> {
  await untilThere(page, QUESTIONS);
}
