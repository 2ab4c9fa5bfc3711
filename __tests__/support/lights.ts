import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { Course } from '@/match/course';
import { TEXTS } from '@/text';
import type { LessonWords } from '@/ui/boards/lessons';
import { expectTimeout, pause, PATIENCE, SHORTLY } from './patience';

interface Seen {
  readonly here: string;
  readonly coach: string;
  readonly before?: string;
}

/** What is lit, and where, with what the coach says, once that is not as before: every touch that was meant changes it. */
function signs({ here, coach, before }: Seen): string | false {
  const places = [...document.querySelectorAll(`[aria-label="${here}"]`)].map((light) => {
    const { x, y, width, height } = light.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });
  const said = document.querySelector(`[role="complementary"][aria-label="${coach}"]`)?.textContent;
  const now = JSON.stringify([said, places]);
  return now === before ? false : now;
}

/** Whether something is to be touched still, as long as the coach names the task: the others' replies come between the last touch and the next step. */
function isLitYet({ here, coach, task }: Seen & { readonly task: string }): 'lit' | 'done' | false {
  const coaches = [...document.querySelectorAll(`[role="complementary"][aria-label="${coach}"]`)];
  if (!coaches.some(({ textContent }) => textContent.includes(task))) return 'done';
  return document.querySelector(`[aria-label="${here}"]`) === null ? false : 'lit';
}

/**
 * The middle of what is lit, in sight and at rest. The page itself looks for it anew at every attempt: a light may be drawn
 * anew at any moment, and what was found before would then be gone from the page.
 */
async function restingLight({ here }: Seen): Promise<{ readonly x: number; readonly y: number } | false> {
  const [light] = [...document.querySelectorAll(`[aria-label="${here}"]`)].slice(-1);
  if (light === undefined) return false;
  light.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const placed = () => {
    const { x, y, width, height } = light.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = placed();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const now = placed();
  return light.isConnected && before.x === now.x && before.y === now.y && now;
}

/** A touch that met what had just moved or is deaf yet does nothing: after so long without a change it is made again. */
const UNHEARD = 10_000;
const TRIES = 5;
const BETWEEN_LOOKS = 30;

/** Touches, and waits until that has changed what is lit or said. */
async function untilHeard(
  page: Page,
  { here, coach }: Seen,
  touch: (tries: number) => Promise<() => Promise<void>>,
): Promise<void> {
  let before: string | undefined;
  for (let tries = 1; ; tries += 1) {
    const go = await touch(tries);
    const now = String(await page.evaluate(signs, { here, coach }));
    // The last touch was heard after all.
    if (before !== undefined && now !== before) return;
    before = now;
    await go();
    try {
      await page.waitForFunction(signs, { here, coach, before }, { timeout: UNHEARD });
      return;
    } catch (error) {
      expectTimeout(error);
      if (tries === TRIES) throw error;
    }
  }
}

/** Touches what is lit, once it is there. */
const touchLight = (page: Page, seen: Seen): Promise<void> =>
  untilHeard(page, seen, async () => {
    // The page's own waiting takes a promise for an answer, so each look is asked for from here.
    for (const until = Date.now() + PATIENCE; Date.now() < until;) {
      const light = await page.evaluate(restingLight, { here: seen.here, coach: seen.coach });
      if (light !== false) return () => page.mouse.click(light.x, light.y);
      await pause(BETWEEN_LOOKS);
    }
    throw new Error('Nothing that is lit came to rest.');
  });

/** Presses what follows a task, or does not, until the coach has something to say to that. */
export const pressUntilHeard = (page: Page, { here, coach }: Seen, control: Locator): Promise<void> =>
  untilHeard(page, { here, coach }, async (tries) => {
    if (tries === 1) await control.waitFor();
    return () => (tries === 1 ? control.click() : control.click(SHORTLY).catch(expectTimeout));
  });

/** The coach, with the buttons in it, stands once more over a sheet until that is gone: the upper one counts. */
export const coachOn = (page: Page, language: Language) =>
  page.getByRole('complementary', { name: TEXTS[language].learn.coach }).last();

/** More touches than this no task needs. */
const TOUCHES = 8;

interface Taught {
  readonly course: Course;
  readonly words: Readonly<Record<string, LessonWords>>;
  readonly language: Language;
  /** Looks at the page at each step, and again after each touch. */
  readonly look: (place: string) => Promise<void>;
}

/**
 * From the first chapter through all others to where the real game can be begun, touching nothing but what is lit. Gives
 * how many touches each task took.
 */
export async function followLights(
  page: Page,
  { course, words, language, look }: Taught,
): Promise<Readonly<Record<string, number>>> {
  const { learn } = TEXTS[language];
  const taken: Record<string, number> = {};
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
  for (const { id, steps } of course.lessons) {
    for (const [at, step] of steps.entries()) {
      const place = `${id}/${step.id}`;
      const { text = '', task = '' } = words[id]?.steps[step.id] ?? {};
      await coachOn(page, language).getByText(text, { exact: true }).waitFor();
      await look(place);
      const { here, coach } = learn;
      const isLit = async () =>
        (await (await page.waitForFunction(isLitYet, { here, coach, task })).jsonValue()) === 'lit';
      for (let touches = 0; step.kind === 'do' && (await isLit()); touches += 1) {
        if (touches > TOUCHES) throw new Error(`${place} takes more touches than it needs`);
        if (touches > 0) await look(place);
        await touchLight(page, learn);
        taken[place] = touches + 1;
      }
      if (step.kind === 'do') continue;
      if (at < steps.length - 1) await button(learn.continue).click();
      else if (id !== course.lessons.at(-1)?.id) await button(learn.nextChapter).click();
    }
  }
  return taken;
}
