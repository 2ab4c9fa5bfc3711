import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { Newcomer } from '../support/newcomer';
import { BRISK } from '../support/play-packet-row';

jest.setTimeout(240_000);

const { firstGame } = TEXTS.en.games.harbour.options;

it('a newcomer plays a first game of Harbour against three bots on a phone, from home to the final scores, by what the screen says', async () => {
  const stored = { 'harbourmaster/settings': BRISK };
  const { page, context, complaints, strangers } = await visit({ viewport: 'phone', stored });
  await beginGame(page, 'en', 'harbour', { people: 1, seats: 4, agreed: [firstGame.label] });
  const newcomer = new Newcomer(page, 'en');
  const presses = await newcomer.playToTheEnd();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(newcomer.questions.size).toBeGreaterThan(2);
  expect([complaints, strangers]).toEqual([[], []]);
  tellFigure(
    `1 first game of Harbour against 3 bots on a phone by what the screen says: ${presses} presses, ${newcomer.questions.size} questions`,
  );
  await context.close();
});
