import { packetRowPhrases, packetRowWords } from '@/games/packet-row/phrases';
import { beforeHelpedDelivery } from '@/scripts/bench-web/positions';
import { movesStored, storedGame } from '@/scripts/bench-web/stored';
import { textsIn } from '@/scripts/browser-texts';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { Keys } from '../support/keys';
import { SHORTLY, soon } from '../support/patience';
import { BRISK, pressLate, WORDS } from '../support/play-packet-row';

const SITTINGS = [
  { viewport: 'tablet', language: 'en', locale: 'en-GB', colorScheme: 'dark' },
  { viewport: 'phone', language: 'de', locale: 'de-DE', colorScheme: 'light' },
] as const;

describe.each(SITTINGS)('by the keyboard alone, on a $viewport, in $language', ({ language, ...device }) => {
  const words = WORDS[language];
  const text = TEXTS[language];
  const { act, delivery } = text.games['packet-row'].board;

  it('a table is set, the curtain lifted, an area chosen, a card looked at, declined and taken', async () => {
    const stored = { 'harbourmaster/settings': BRISK };
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    const keys = new Keys(page);
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true, disabled: false });
    const dialog = page.getByRole('dialog');
    const liftCurtain = async () => {
      const [show, again] = [button(words.show), button(words.again)];
      await show.waitFor();
      await pressLate(
        show,
        () => keys.reachAndPress(show),
        () => again.waitFor(SHORTLY),
      );
      await pressLate(
        again,
        () => keys.reach(again).then(() => page.keyboard.press('Enter')),
        () => again.waitFor({ state: 'detached', ...SHORTLY }),
      );
      await button(words.log).waitFor();
    };

    await keys.leaveBy(button(words.newGame));
    await keys.reachAndPress(button(text.common.less({ what: text.newGame.players })));
    const second = page.getByRole('radiogroup', { name: text.newGame.who({ number: 2 }) });
    await keys.reach(second.getByRole('radio', { checked: true }));
    const human = second.getByRole('radio', { name: words.human, checked: true });
    while ((await human.count()) === 0) await keys.press('ArrowRight');
    const first = page.getByRole('radio', { name: words.player });
    await keys.reachAndPress(first, 'Space');
    await page.getByRole('radio', { name: words.player, checked: true }).waitFor();
    await keys.leaveBy(button(words.start));

    await liftCurtain();
    const { area, areaInSentence } = packetRowWords[language];
    const choose = button(act.choose({ area: areaInSentence('market') }));
    await keys.reachAndPress(page.getByRole('radio', { name: area('market'), exact: true }), 'Space');
    await keys.leaveBy(choose);

    await liftCurtain();
    const [kind = ''] = text.games['packet-row'].board.spoken
      .start({ country: '', units: 0, good: '', dollars: 0 })
      .split(',');
    await keys.reach(button(new RegExp(`^${kind}`)));
    const card = await keys.focused();
    await keys.pressUntilThere('Enter', dialog);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab'] as const) {
      await keys.press(key);
      await soon(async () => expect(await dialog.locator(':focus').count()).toBe(1));
    }
    await keys.pressUntilGone('Escape', dialog);
    await soon(async () => expect(await keys.focused()).toBe(card));
    await keys.leaveBy(button(packetRowPhrases[language].said.decline()));

    await liftCurtain();
    // What cannot be taken explains itself in a sheet, which may come later than the button below it.
    const cards = page.getByRole('radio', { disabled: false });
    const confirm = button(words.confirm);
    const isNothingToTake = async () => {
      if ((await dialog.count()) > 0) await keys.pressUntilGone('Escape', dialog);
      return (await confirm.count()) === 0;
    };
    for (let at = 0; await isNothingToTake(); at += 1) {
      await keys.reachAndPress(cards.nth(at), 'Space');
      await dialog.or(confirm).first().waitFor();
    }
    await keys.reach(confirm);
    await keys.pressUntil('Enter', isNothingToTake);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('PR-43 a delivery is planned, changed and made, and taken back', async () => {
    const play = beforeHelpedDelivery(2);
    const game = await storedGame(play, { motion: 'off', botPace: 'step', sound: 'off' });
    const stored = Object.fromEntries(game.map(({ name, value }) => [name, value]));
    const { page, context, complaints } = await visit({ ...device, stored });
    const keys = new Keys(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false });
    const deliver = button(act.deliverSpoken({ count: 1 }));
    await keys.leaveBy(button(text.saves.continue));
    await keys.reachAndPress(deliver);
    const plan = page.getByRole('dialog');
    const confirm = plan.getByRole('button', { name: new RegExp(delivery.confirm({ money: '.+' })) });
    await keys.reachAndPress(plan.getByRole('checkbox', { name: delivery.withCaptain }), 'Space');
    const stay = plan.getByRole('radio', { name: delivery.stayHere });
    if ((await stay.count()) > 0) await keys.reachAndPress(stay, 'Space');
    await soon(async () => expect(await confirm.isDisabled()).toBe(true));
    await keys.reachAndPress(plan.getByRole('button', { name: delivery.suggest }));
    await soon(async () => expect(await confirm.isEnabled()).toBe(true));
    await keys.reachAndPress(confirm);
    await plan.waitFor({ state: 'detached' });
    await deliver.waitFor({ state: 'detached' });
    expect(movesStored(await textsIn(page))).toBe(play.moves.length + 1);
    await keys.reachAndPress(button(words.undo));
    await deliver.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
