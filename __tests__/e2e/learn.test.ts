import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import { TEXTS } from '@/text';
import type { Course } from '@/match/course';
import { harbourCourse } from '@/ui/boards/harbour/lessons/course';
import { packetRowCourse } from '@/ui/boards/packet-row/lessons/course';
import { rotterdamCourse } from '@/ui/boards/rotterdam/lessons/course';
import type { LessonWords } from '@/ui/boards/lessons';
import { axeFindings } from '../support/axe';
import { visit, type Viewport } from '../support/browser';
import { PageTable } from '../support/page-table';
import { BRISK, WORDS } from '../support/play-packet-row';

jest.setTimeout(240_000);

type Deed =
  | { readonly area: Area }
  /** What a reader hears of the card, in both languages; its area where another one is open. */
  | { readonly card: RegExp; readonly area?: Area }
  | 'decline'
  | 'cash'
  | 'deliver'
  | 'done';

/** What a learner does at the table to follow each task. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'choosing/choose': { area: 'market' },
  'choosing/take': { card: /three cotton|drei Baumwolle/, area: 'market' },
  'waiting/wait': 'decline',
  'waiting/take': { card: /^(Banknote|Geldschein), 8 /, area: 'bank' },
  'paying/cash': 'cash',
  'paying/buy': { card: /Museum/, area: 'market' },
  'lastCall/choose': { area: 'market' },
  'lastCall/take': { card: /^(Ship, France|Schiff, Frankreich)/, area: 'docks' },
  'ships/deliver': 'deliver',
  'ships/take': { card: /^(Contract, Netherlands|Vertrag, Niederlande)/, area: 'guildhall' },
  'helper/take': { card: /^(Helper, Captain|Helfer, Kapitän)/, area: 'docks' },
  'helper/deliver': 'deliver',
  'ending/choose': { area: 'guildhall' },
  'ending/take': { card: /^(Contract, Netherlands|Vertrag, Niederlande)/, area: 'guildhall' },
  'ending/deliver': 'deliver',
  'ending/done': 'done',
};

/** A table as it is operated in one language. */
function tableOn(page: Page, language: Language) {
  const { games, board } = TEXTS[language];
  const text = games['packet-row'].board;
  const words = packetRowWords[language];
  const { said } = packetRowPhrases[language];
  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false });
  const table = new PageTable(page, language);

  const choose = async (area: Area) => {
    await table.choice(area).click();
    await button(text.act.choose({ area: words.areaInSentence(area) })).click();
  };
  const take = async (card: RegExp, area?: Area) => {
    const offered = page.getByRole('radio', { name: card }).first();
    if ((await offered.count()) === 0 && area !== undefined) await table.opener(area).click();
    await offered.click();
    await button(WORDS[language].confirm).click();
  };
  const cash = async () => {
    const named = text.act.cash({ money: TEXTS[language] === TEXTS.de ? '8\u00a0$' : '$8' });
    const atHand = button(named);
    if ((await atHand.count()) === 0) {
      await button(board.hand.open({ count: 3 })).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Banknote|Geldschein)/ })
        .click();
    }
    await atHand.click();
  };
  const deliver = async () => {
    await button(text.act.deliverSpoken({ count: 1 })).click();
    const plan = page.getByRole('dialog');
    const { confirm, confirmBrief } = text.delivery;
    const deliverFor = new RegExp([confirm, confirmBrief].map((say) => say({ money: '.+' })).join('|'));
    await plan.getByRole('button', { name: deliverFor }).click();
    await plan.waitFor({ state: 'detached' });
  };
  return async (deed: Deed): Promise<void> => {
    if (deed === 'decline') await button(said.decline()).click();
    else if (deed === 'done') await button(said.finish()).click();
    else if (deed === 'cash') await cash();
    else if (deed === 'deliver') await deliver();
    else if ('card' in deed) await take(deed.card, deed.area);
    else await choose(deed.area);
  };
}

/** The coach, with the buttons in it, stands once more over a sheet until that is gone: the upper one counts. */
const coachOn = (page: Page, name: string) => page.getByRole('complementary', { name }).last();

/** Whether everything that the coach says can be seen without scrolling. */
const coachFits = (page: Page, name: string) =>
  coachOn(page, name).evaluate((coach) => {
    const parts = [...coach.querySelectorAll('*')];
    return (
      coach.scrollHeight <= coach.clientHeight + 1 &&
      parts.every((part) => {
        return (
          !['auto', 'scroll'].includes(getComputedStyle(part).overflowY) ||
          part.scrollHeight <= part.clientHeight + 1
        );
      })
    );
  });

const SITTINGS = [
  { viewport: 'tablet', language: 'en', locale: 'en-GB', colorScheme: 'dark' },
  { viewport: 'phone', language: 'de', locale: 'de-DE', colorScheme: 'light' },
  { viewport: 'phoneLandscape', language: 'de', locale: 'de-DE', colorScheme: 'dark' },
] as const;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const stored = { 'harbourmaster/settings': BRISK };
const LEFT_AND_RESUMED = 'paying/cash';
const SLIPPED = 'choosing/choose';

describe.each(SITTINGS)('how to play on a $viewport, in $language', ({ language, ...device }) => {
  const text = TEXTS[language];
  const { learn } = text;
  const words: Readonly<Record<string, LessonWords>> = text.games['packet-row'].lessons;

  it('leads from home through every chapter into a real game, which is played to its end', async () => {
    const { page, context, complaints, strangers } = await visit({ ...device, stored });
    const doing = tableOn(page, language);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
    await button(learn.invitation({ minutes: 5 })).click();
    await button(learn.begin).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button(learn.begin).click();

    for (const { id, steps } of packetRowCourse.lessons) {
      for (const [at, step] of steps.entries()) {
        const place = `${id}/${step.id}`;
        const said = words[id]?.steps[step.id];
        const coach = coachOn(page, learn.coach);
        await coach.getByText(said?.text ?? '', { exact: true }).waitFor();
        expect({ place, fits: await coachFits(page, learn.coach) }).toEqual({ place, fits: true });

        if (place === LEFT_AND_RESUMED) {
          await button(learn.leave).click();
          await button(learn.goOn({ chapter: words[id]?.title ?? '' })).click();
          await coach.getByText(said?.task ?? '', { exact: true }).waitFor();
        }
        if (place === SLIPPED) {
          for (const area of AREAS.filter((other) => other !== 'market')) {
            await doing({ area });
            await coach.getByText(said?.otherwise?.[area] ?? '', { exact: true }).waitFor();
          }
          expect(await axeFindings(page)).toEqual([]);
        }

        const deed = DEEDS[place];
        if (deed !== undefined) await doing(deed);
        else if (at < steps.length - 1) await button(learn.continue).click();
        else if (id !== packetRowCourse.lessons.at(-1)?.id) await button(learn.nextChapter).click();
      }
    }

    expect(await axeFindings(page)).toEqual([]);
    await button(learn.realGame.start).click();
    await page.waitForURL(/\/table\//);
    await new PageTable(page, language).playToTheEnd();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/learn/packet-row');
    await page
      .getByRole('link', { name: new RegExp(`^8\\. ${learn.realGame.title}, ${learn.done}`) })
      .waitFor();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    await context.close();
  });
});

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

/** Whether something is to be touched still: the others' replies come between the last touch and the next step. */
function isLitYet({ here, coach, text }: Seen & { readonly text: string }): 'lit' | 'done' | false {
  const coaches = [...document.querySelectorAll(`[role="complementary"][aria-label="${coach}"]`)];
  if (!coaches.some(({ textContent }) => textContent.includes(text))) return 'done';
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

/** More touches than this no task needs. */
const TOUCHES = 8;

const COURSES: readonly [GameId, Course, Viewport, Language][] = [
  ['harbour', harbourCourse, 'phone', 'de'],
  ['rotterdam', rotterdamCourse, 'tablet', 'en'],
];

it.each(COURSES)(
  'leads whoever touches what is lit through all of %s into a real game',
  async (game, course, viewport, language) => {
    const { learn, games } = TEXTS[language];
    const words: Readonly<Record<string, LessonWords>> = games[game].lessons;
    const { page, context, complaints, strangers } = await visit({
      viewport,
      locale: LOCALES[language],
      stored,
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
    await page.getByRole('link', { name: learn.titleOf({ game: games[game].name }), exact: true }).click();
    await button(learn.begin).click();
    for (const { id, steps } of course.lessons) {
      for (const [at, step] of steps.entries()) {
        const place = `${id}/${step.id}`;
        const text = words[id]?.steps[step.id]?.text ?? '';
        await coachOn(page, learn.coach).getByText(text, { exact: true }).waitFor();
        expect({ place, fits: await coachFits(page, learn.coach) }).toEqual({ place, fits: true });
        const { here, coach } = learn;
        const isLit = async () =>
          (await (await page.waitForFunction(isLitYet, { here, coach, text })).jsonValue()) === 'lit';
        for (let touches = 0; step.kind === 'do' && (await isLit()); touches += 1) {
          expect({ place, touches }).toEqual({ place, touches: Math.min(touches, TOUCHES) });
          await touchLight(page, learn);
        }
        if (step.kind === 'do') continue;
        if (at < steps.length - 1) await button(learn.continue).click();
        else if (id !== course.lessons.at(-1)?.id) await button(learn.nextChapter).click();
      }
    }
    await button(learn.realGame.start).click();
    await page.waitForURL(/\/table\//);
    await page.goto(`/learn/${game}`);
    await page.getByText(learn.finished.title).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    await context.close();
  },
);

it('does every deed that a chapter asks for', () => {
  const asked = packetRowCourse.lessons.flatMap(({ id, steps }) =>
    steps.flatMap((step) => (step.kind === 'do' ? [`${id}/${step.id}`] : [])),
  );
  expect(Object.keys(DEEDS)).toEqual(asked);
});
