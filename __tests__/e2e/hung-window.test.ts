import { packetRow } from '@/games/packet-row';
import { TEXTS } from '@/text';
import { appAddress, visit } from '../support/browser';
import { deviceWithOpenGame } from '../support/open-game';
import { PageTable } from '../support/page-table';
import { storedPlay } from '../support/stored-state';

/** In a page of the site: takes the turn of the app's windows, and never gives it back. */
function hangInTurn(): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request('harbourmaster/saves', () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

it.each(['en', 'de'] as const)(
  'while another window hangs in its turn, a move is shown and said not to be stored, and is stored once that window is closed (%s)',
  async (language) => {
    const { saves } = TEXTS[language];
    const { id, stored } = await deviceWithOpenGame();
    const { page, context, complaints } = await visit({ path: `/table/${id}`, stored, locale: language });
    const table = new PageTable(page, language);
    await table.move();
    await table.asked();
    const { state, moves } = await storedPlay(page, packetRow);

    const hung = await context.newPage();
    await hung.goto(`${appAddress()}/licences.txt`);
    await hung.evaluate(hangInTurn);
    await page.bringToFront();
    await (await table.pick(state)).click();
    const told = page.getByText(saves.moveFaults.windowHangs({ moves: 1, before: true }));
    await told.waitFor();
    expect((await storedPlay(page, packetRow)).moves).toHaveLength(moves.length);

    const again = page.getByRole('button', { name: saves.tryAgain, exact: true });
    await again.click();
    await page.getByText(saves.tryingAgain).waitFor();
    await again.waitFor();
    expect(await told.isVisible()).toBe(true);

    await hung.close();
    await again.click();
    await told.waitFor({ state: 'detached' });
    expect((await storedPlay(page, packetRow)).moves).toHaveLength(moves.length + 1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
