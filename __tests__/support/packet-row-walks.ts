import type { Locator } from 'playwright-core';
import { TEXTS } from '@/text';
import { FULL_HAND } from './crowded-table';
import { WORDS } from './play-packet-row';
import { sheetsOf, touchUntilOpen, walkStops, walkWhatTablesShare, type Stop, type Walk } from './walks';

/** Every screen of a furnished device that is no table. */
export const walkScreens: Walk = async (page, language, look) => {
  const words = WORDS[language];
  const { newGame, common } = TEXTS[language];
  const stops: readonly Stop[] = [
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
  ];
  await walkStops(page, stops, look, async (path) => {
    if (!path.startsWith('/new')) return;
    const more = page.getByRole('button', {
      name: common.more({ what: newGame.players }),
      disabled: false,
    });
    while ((await more.count()) > 0) await more.click();
  });
};

/** The crowded table with each of its sheets. */
export const walkTable: Walk = async (page, language, look) => {
  const { games, board } = TEXTS[language];
  const text = games['packet-row'].board;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  const dialog = page.getByRole('dialog');
  const within = sheetsOf(page, look);
  const cash = new RegExp(text.act.cash({ money: '.+' }));
  const openHand = () => button(board.hand.open({ count: FULL_HAND })).click();

  if (!page.url().endsWith('/table/crowded')) await page.goto('/table/crowded');
  await button(board.log).waitFor();
  await look('table');
  // The narrowest phones have the area open that cards are taken from.
  const all = button(text.area.all);
  if ((await all.count()) > 0) {
    await all.click();
    await all.waitFor({ state: 'detached' });
    await look('all areas');
  }
  // A phone has all areas in strips, from which one opens.
  const asked = button(new RegExp(text.area.look({ area: '.+', status: text.area.choice({ name: '.+' }) })));
  if ((await asked.count()) > 0) {
    await asked.click();
    await all.waitFor();
    await look('area');
  }
  const card = page.getByRole('radio').last();
  await within('card', () => touchUntilOpen(page, card, { position: { x: 10, y: 10 } }));
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
  await walkWhatTablesShare(page, language, look);
};
