import { GAME_IDS } from '@/games';
import { appAddress } from '../support/browser';
import { tellFigure } from '../support/figures';
import { DEATHS, killsInWords } from '../support/kill-tally';
import { killSideBySide } from '../support/killed-browsers';

/** Two profiles side by side, as there are two cores; `npm run saves -- --kills 1000` kills more. */
const PROFILES = ['first', 'second'];
const KILLS = 20;

it('every move that was shown is there again after the browser was killed or ended, or its tab or page', async () => {
  const began = Date.now();
  const done = await killSideBySide(PROFILES.map((seed) => ({ site: appAddress(), kills: KILLS, seed })));
  const seconds = Math.round((Date.now() - began) / 1000);
  tellFigure(`${killsInWords(done)}, in ${seconds} s`);
  expect({ lost: done.lost, wrong: done.wrong }).toEqual({ lost: [], wrong: [] });
  expect(done.deaths.browserKilled).toBe(PROFILES.length * KILLS);
  // A kind of death after which nothing was compared would prove nothing.
  expect(DEATHS.filter((death) => done.compared[death] === 0)).toEqual([]);
  expect(done.games).toEqual(new Set(GAME_IDS));
  expect(done.lines).toBeGreaterThan(done.deaths.browserKilled);
});
