import { TEXTS } from '@/text';
import { visit, VIEWPORTS } from '../support/browser';
import { lossyDelivery } from '../support/crowded-table';
import { furnished } from '../support/furnished';
import { outsideOf } from '../support/in-sight';
import { WORDS } from '../support/play-packet-row';
import { resize } from '../support/settled';
import { storedAs } from '../support/stored-games';

const stored = furnished();
const SMALL = [VIEWPORTS.smallPhone, { width: 360, height: 740 }, VIEWPORTS.phoneLandscape] as const;
const text = TEXTS.en;

it.each([VIEWPORTS.phone, VIEWPORTS.tablet, { width: 1280, height: 720 }])(
  'home has saved games, rules and settings in sight at $width × $height, with games saved there',
  async (window) => {
    const { page, context } = await visit({ stored });
    await page.getByRole('button', { name: WORDS.en.playOn }).first().waitFor();
    await resize(page, window);
    const found: Record<string, unknown> = {};
    for (const name of [text.home.savedGames, text.home.rules, text.home.settings]) {
      found[name] = await outsideOf(page, page.getByRole('link', { name, exact: true }));
    }
    for (const game of ['Packet Row', 'Harbour', 'Rotterdam']) {
      // Where posters stand side by side none of their buttons may lie below the window for the sake of the links.
      if (window.width < window.height) continue;
      const begin = page.getByRole('button', { name: text.home.newGameOf({ game }) });
      found[game] = await outsideOf(page, begin);
    }
    expect(found).toEqual({});
    await context.close();
  },
);

it('all five seats of a new game are in sight on a tablet', async () => {
  const { page, context } = await visit({ stored, path: '/new/packet-row', viewport: 'tablet' });
  const more = page.getByRole('button', {
    name: text.common.more({ what: text.newGame.players }),
    disabled: false,
  });
  await more.waitFor();
  while ((await more.count()) > 0) await more.click();
  await resize(page, VIEWPORTS.tablet);
  const seats = page.getByRole('radiogroup', { name: /./ });
  const found: unknown[] = [];
  for (let seat = 1; seat <= 5; seat += 1) {
    const group = seats.and(page.getByLabel(text.newGame.who({ number: seat }), { exact: true }));
    const outside = await outsideOf(page, group);
    if (outside !== undefined) found.push([seat, outside]);
  }
  expect(found).toEqual([]);
  await context.close();
});

it.each(['en', 'de'] as const)(
  'what a delivery loses and the button that confirms it are in sight in small windows, in %s',
  async (language) => {
    const settings = JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off', language });
    const { page, context } = await visit({
      path: '/table/lossy',
      stored: { 'harbourmaster/settings': settings, ...storedAs('lossy', lossyDelivery()) },
    });
    const { act, delivery } = TEXTS[language].games['packet-row'].board;
    await page
      .getByRole('button', { name: new RegExp(`^${act.deliver}`) })
      .first()
      .click();
    const plan = page.getByRole('dialog');
    const loss = plan.getByText(new RegExp(delivery.lost({ goods: '.+' })));
    const confirm = plan.getByRole('button', {
      name: new RegExp(`${delivery.confirm({ money: '.+' })}|${delivery.confirmBrief({ money: '.+' })}`),
    });
    await confirm.waitFor();
    const found: unknown[] = [];
    for (const window of SMALL) {
      await resize(page, window);
      for (const [what, part] of Object.entries({ loss, confirm })) {
        const outside = await outsideOf(page, part);
        if (outside !== undefined) found.push([window, what, outside]);
      }
    }
    expect(found).toEqual([]);
    await context.close();
  },
);

it('the last of all open hands can be scrolled to while a game is looked back at', async () => {
  const { page, context } = await visit({ stored, path: '/replay/over/40' });
  await page.getByRole('slider', { name: WORDS.en.moment }).waitFor();
  const found: unknown[] = [];
  for (const window of [VIEWPORTS.phone, VIEWPORTS.phoneLandscape, VIEWPORTS.tablet, VIEWPORTS.zoomedPhone]) {
    await resize(page, window);
    const owner = page.getByText('Ella', { exact: true }).last();
    const outside = await outsideOf(page, owner, 'scrolled to');
    if (outside !== undefined) found.push([window, outside]);
  }
  expect(found).toEqual([]);
  await context.close();
});
