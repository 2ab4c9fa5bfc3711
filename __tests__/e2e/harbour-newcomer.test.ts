import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import { TEXTS } from '@/text';
import { beginGame } from '../support/begin-game';
import { visit } from '../support/browser';
import { Critic } from '../support/critic';
import { tellFigure } from '../support/figures';
import { Newcomer } from '../support/newcomer';
import { BRISK } from '../support/play-packet-row';
import { storedPlay } from '../support/stored-state';

const { firstGame } = TEXTS.en.games.harbour.options;

it('a newcomer plays a first game of Harbour against three bots on a phone, from home to the final scores, by what the screen says', async () => {
  const stored = { 'harbourmaster/settings': BRISK };
  const { page, context, complaints, strangers } = await visit({ viewport: 'phone', stored });
  await beginGame(page, 'en', 'harbour', { people: 1, seats: 4, agreed: [firstGame.label] });
  const critic = new Critic(page);
  const newcomer = new Newcomer(page, 'en', {
    curious: true,
    look: async () => critic.look(questionOf((await storedPlay(page, harbour)).state)),
  });
  const presses = await newcomer.playToTheEnd();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await critic.judge('results');
  expect(critic.findings).toEqual([]);
  // Bots think as long as the machine lets them, so that others may ask more in one game than in another.
  expect([...critic.seen]).toEqual(expect.arrayContaining(['go', 'raise', 'swap']));
  expect([complaints, strangers]).toEqual([[], []]);
  tellFigure(
    `1 first game of Harbour against 3 bots on a phone by what the screen says: ${presses} presses, ${newcomer.questions.size} questions of ${critic.seen.size} kinds`,
  );
  await context.close();
});
