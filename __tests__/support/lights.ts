import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { Course } from '@/match/course';
import { TEXTS } from '@/text';
import type { LessonWords } from '@/ui/boards/lessons';

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

/** Touches what is lit, once it is there, and waits until that has changed something. */
async function touchLight(page: Page, { here, coach }: Seen): Promise<void> {
  const light = page.getByLabel(here, { exact: true }).last();
  await light.waitFor();
  await light.scrollIntoViewIfNeeded();
  const before = await page.evaluate(signs, { here, coach });
  const { x, y, width, height } = (await light.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction(signs, { here, coach, before: String(before) });
}

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
