import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { TEXTS } from '@/text';
import { FULL_HAND } from './crowded-table';
import { WORDS } from './play-packet-row';

/** Looks at the page as it is, under a name for what it shows; what lies under a sheet has been looked at before. */
export type Look = (at: string, within?: string) => Promise<void>;

type Walk = (page: Page, language: Language, look: Look) => Promise<void>;

/** Every screen of a furnished device that is no table. */
export const walkScreens: Walk = async (page, language, look) => {
  const words = WORDS[language];
  const { newGame, common } = TEXTS[language];
  const stops = [
    ['/', 'button', words.playOn],
    ['/new/packet-row', 'button', words.start],
    ['/saves', 'button', words.playOn],
    ['/replay/crowded', 'slider', words.moment],
    ['/rules/packet-row/captain', 'heading', words.lastCall],
    ['/learn/packet-row', 'button', words.begin],
    ['/learn/packet-row/choosing', 'complementary', words.coach],
    ['/records', 'heading', words.achievements],
    ['/settings', 'radio', words.language],
    ['/privacy', 'button', words.back],
    ['/credits', 'button', words.back],
    ['/table/passed', 'button', words.show],
    ['/results/over', 'button', words.home],
  ] as const;
  for (const [path, role, name] of stops) {
    await page.goto(path);
    await page.getByRole(role, { name }).first().waitFor();
    if (path.startsWith('/new')) {
      const more = page.getByRole('button', {
        name: common.more({ what: newGame.players }),
        disabled: false,
      });
      while ((await more.count()) > 0) await more.click();
    }
    await look(path);
  }
};

/** The crowded table with each of its sheets. */
export const walkTable: Walk = async (page, language, look) => {
  const { games, board, advice } = TEXTS[language];
  const text = games['packet-row'].board;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  const dialog = page.getByRole('dialog');
  const within = async (at: string, open: () => Promise<void>) => {
    await open();
    await dialog.waitFor();
    await look(at, '[role=dialog]');
    while ((await dialog.count()) > 0) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
    }
  };
  const cash = new RegExp(text.act.cash({ money: '.+' }));
  const openHand = () => button(board.hand.open({ count: FULL_HAND })).click();

  await page.goto('/table/crowded');
  await button(board.log).waitFor();
  await look('table');
  // A phone has all areas in strips, from which one opens.
  const asked = button(new RegExp(text.area.look({ area: '.+', status: text.area.choice({ name: '.+' }) })));
  if ((await asked.count()) > 0) {
    await asked.click();
    await button(text.area.all).waitFor();
    await look('area');
  }
  await within('card', async () => {
    // The first touch may only mark it.
    while ((await dialog.count()) === 0) {
      await page
        .getByRole('radio')
        .last()
        .click({ position: { x: 10, y: 10 } });
      await page.waitForTimeout(100);
    }
  });
  await within('hand', openHand);
  await within('player', () => button(/^Constantin, /).click());
  await within('discards', () =>
    button(new RegExp(text.area.discardsSpoken({ area: '', count: 9 }))).click(),
  );
  await within('cash', async () => {
    if ((await button(cash).count()) === 0) await openHand();
    await button(cash).click();
    await dialog.getByText(text.cashSheet.about).waitFor();
  });
  await within('delivery', () => button(new RegExp(`^${text.act.deliver}`)).click());
  await within('log', () => button(board.log).click());
  await within('menu', () => button(board.menu).click());
  await button(board.menu).click();
  await dialog.getByRole('button', { name: advice.hint }).click();
  await button(advice.doIt).waitFor();
  await look('hint', '[data-testid=notices-of-the-screen]');
};
