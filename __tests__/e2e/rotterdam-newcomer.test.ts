import { rotterdam } from '@/games/rotterdam';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { Newcomer } from '../support/newcomer';
import { BRISK } from '../support/play-packet-row';
import { storedPlay } from '../support/stored-state';

const { fixedRounds } = TEXTS.de.games.rotterdam.options;

it('a newcomer plays Rotterdam against three bots on a phone, from home to the final scores, by what the screen says', async () => {
  const stored = { 'harbourmaster/settings': BRISK };
  const device = { viewport: 'phone', colorScheme: 'light', locale: 'de-DE' } as const;
  const { page, context, complaints, strangers } = await visit({ ...device, stored });
  await beginGame(page, 'de', 'rotterdam', { people: 1, seats: 4, agreed: [fixedRounds.label] });
  const critic = new Critic(page);
  const newcomer = new Newcomer(page, 'de', {
    curious: true,
    look: async () => critic.look((await storedPlay(page, rotterdam)).state.phase),
  });
  const presses = await newcomer.playToTheEnd();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await critic.judge('results');
  expect(critic.findings).toEqual([]);
  expect([...critic.seen]).toEqual(
    expect.arrayContaining(['launch', 'work', 'shipowner', 'load', 'captain']),
  );
  expect([complaints, strangers]).toEqual([[], []]);
  tellFigure(
    `1 game of Rotterdam against 3 bots on a phone by what the screen says: ${presses} presses, ${newcomer.questions.size} questions of ${critic.seen.size} kinds`,
  );
  await context.close();
});
