import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
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
import { coachOn, followLights, pressUntilHeard } from '../support/lights';
import { HarbourPage } from '../support/harbour-page';
import { touchesOf } from '../support/lesson-touches';
import { PageTable } from '../support/page-table';
import { BRISK, WORDS } from '../support/play-packet-row';
import { RotterdamPage } from '../support/rotterdam-page';

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
    return button(text.act.choose({ area: words.areaInSentence(area) }));
  };
  const take = async (card: RegExp, area?: Area) => {
    const offered = page.getByRole('radio', { name: card }).first();
    await (area === undefined ? offered : offered.or(table.opener(area)).first()).waitFor();
    if ((await offered.count()) === 0 && area !== undefined) await table.opener(area).click();
    await offered.click();
    return button(WORDS[language].confirm);
  };
  const cash = async () => {
    const named = text.act.cash({ money: TEXTS[language] === TEXTS.de ? '8\u00a0$' : '$8' });
    const atHand = button(named);
    const hand = button(board.hand.open({ count: 3 }));
    await atHand.or(hand).first().waitFor();
    if ((await atHand.count()) === 0) {
      await hand.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Banknote|Geldschein)/ })
        .click();
    }
    return atHand;
  };
  const deliver = async () => {
    await button(text.act.deliverSpoken({ count: 1 })).click();
    const plan = page.getByRole('dialog');
    const { confirm, confirmBrief } = text.delivery;
    const deliverFor = new RegExp([confirm, confirmBrief].map((say) => say({ money: '.+' })).join('|'));
    return plan.getByRole('button', { name: deliverFor });
  };
  /** Has in mind what the deed needs, and hands back the button that does it. */
  const prepare = async (deed: Deed): Promise<Locator> => {
    if (deed === 'decline') return button(said.decline());
    if (deed === 'done') return button(said.finish());
    if (deed === 'cash') return cash();
    if (deed === 'deliver') return deliver();
    if ('card' in deed) return take(deed.card, deed.area);
    return choose(deed.area);
  };
  return async (deed: Deed): Promise<void> => {
    await pressUntilHeard(page, TEXTS[language].learn, await prepare(deed));
    if (deed === 'deliver') await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
}

/** Whether everything that the coach says can be seen without scrolling. */
const coachFits = (page: Page, language: Language) =>
  coachOn(page, language).evaluate((coach) => {
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
        const coach = coachOn(page, language);
        await coach.getByText(said?.text ?? '', { exact: true }).waitFor();
        expect({ place, fits: await coachFits(page, language) }).toEqual({ place, fits: true });

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

interface Taught {
  readonly game: 'harbour' | 'rotterdam';
  readonly course: Course;
  readonly viewport: Viewport;
  readonly language: Language;
  /** Where somebody leaves and comes back. */
  readonly left: string;
  /** Where somebody does something else first: how, and what the coach says to that. */
  readonly slip: {
    readonly at: string;
    readonly said: string;
    readonly how: (page: Page) => Promise<void>;
  };
  readonly playToTheEnd: (page: Page) => Promise<void>;
}

const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, disabled: false }).last().click();

const COURSES: readonly Taught[] = [
  {
    game: 'harbour',
    course: harbourCourse,
    viewport: 'phone',
    language: 'de',
    left: 'fees/pay',
    slip: {
      at: 'warehouses/buy',
      said: 'Zimmerei',
      how: async (page) => {
        for (const name of [/^Holz\b/, /^Stein\b/, /^Zimmerei\b/]) {
          await page.getByRole('checkbox', { name }).click();
        }
        await press(page, /Zimmerei kaufen$/);
      },
    },
    playToTheEnd: (page) => new HarbourPage(page, 'de').playToTheEnd(),
  },
  {
    game: 'rotterdam',
    course: rotterdamCourse,
    viewport: 'tablet',
    language: 'en',
    left: 'captain/red',
    slip: {
      at: 'trading/trader',
      said: 'The captain sails. First a quick order.',
      how: async (page) => {
        await page.getByRole('radio', { name: /^captain/i }).click();
        await press(page, 'Be captain');
      },
    },
    playToTheEnd: (page) => new RotterdamPage(page, 'en', undefined, 'easy').playOn(Infinity),
  },
];

it.each(COURSES)(
  'leads whoever touches what is lit through all of $game, also after a pause and a slip, into a real game that is played to its end',
  async ({ game, course, viewport, language, left, slip, playToTheEnd }) => {
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
    const todo = new Set([left, slip.at]);
    const touches = await followLights(page, {
      course,
      words,
      language,
      look: async (place) => {
        expect({ place, fits: await coachFits(page, language) }).toEqual({ place, fits: true });
        if (!todo.delete(place)) return;
        const [lesson = '', step = ''] = place.split('/');
        const { title = '', steps } = words[lesson] ?? {};
        const said = steps?.[step];
        const coach = coachOn(page, language);
        if (place === left) {
          await button(learn.leave).click();
          await button(learn.goOn({ chapter: title })).click();
          await coach.getByText(said?.text ?? '', { exact: true }).waitFor();
          return;
        }
        await slip.how(page);
        await coach.getByText(slip.said).waitFor();
      },
    });
    expect(todo.size).toBe(0);
    const asked = Object.keys(touches).map((place) => [place, touchesOf(game, place)] as const);
    expect(asked.filter(([place, most]) => (touches[place] ?? 0) > most)).toEqual([]);
    await button(learn.realGame.start).click();
    await page.waitForURL(/\/table\//);
    await playToTheEnd(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
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
