import { beforeHelpedDelivery } from '@/scripts/bench-web/positions';
import { movesStored, storedGame } from '@/scripts/bench-web/stored';
import { textsIn } from '@/scripts/browser-texts';
import { de } from '@/text/de';
import { en } from '@/text/en';
import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';
import { soon } from '../support/patience';
import { WORDS } from '../support/play-packet-row';

const LANGUAGES = [
  { language: 'en', locale: 'en-GB', text: en, told: /fulfilled/ },
  { language: 'de', locale: 'de-DE', text: de, told: /erfüllt/ },
] as const;

const SITTINGS = LANGUAGES.flatMap((words) => [
  { viewport: 'tablet', colorScheme: 'light', ...words } as const,
  { viewport: 'phone', colorScheme: 'dark', ...words } as const,
]);

describe.each(SITTINGS)('a delivery on a $viewport, in $language', ({ text, told, language, ...device }) => {
  it('PR-43 is planned with trader and captain, exchanged, mended and carried out', async () => {
    const play = beforeHelpedDelivery(2);
    const game = await storedGame(play, { motion: 'off', botPace: 'step' });
    const stored = Object.fromEntries(game.map(({ name, value }) => [name, value]));
    const { page, context, complaints } = await visit({ ...device, stored });
    const { act, delivery } = text.games['packet-row'].board;
    const button = (name: string) => page.getByRole('button', { name });
    await button(text.saves.continue).click();
    await button(act.deliverSpoken({ count: 1 })).click();

    const plan = page.getByRole('dialog');
    const ship = plan.getByRole('checkbox', { name: delivery.withCaptain });
    await ship.waitFor();
    await plan
      .getByText(delivery.tradedTo({ good: '' }).trim())
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // A ship that stays leaves the contract without one, and the button says so.
    await ship.click();
    const choice = plan.getByRole('radio', { name: delivery.stayHere });
    if ((await choice.count()) > 0) await choice.click();
    const confirm = plan.getByRole('button', { name: new RegExp(delivery.confirm({ money: '.+' })) });
    await soon(async () => expect(await confirm.isDisabled()).toBe(true));
    await plan.getByRole('button', { name: delivery.suggest }).click();
    await soon(async () => expect(await confirm.isEnabled()).toBe(true));
    await confirm.click();
    await plan.waitFor({ state: 'detached' });

    await button(WORDS[language].log).click();
    await page.getByText(told).first().waitFor();
    expect(movesStored(await textsIn(page))).toBe(play.moves.length + 1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
