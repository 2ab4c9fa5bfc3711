import { rotterdamWords } from '@/games/rotterdam/phrases';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { Keys } from '../support/keys';
import { rotterdamGameAt } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';

jest.setTimeout(240_000);

/** Nobody has anything to hide: somebody places a worker, well into the game. */
const game = rotterdamGameAt(
  { ...peopleAt('rotterdam', 2), houseRules: { takeBack: true, openHands: true } },
  ({ phase, round }) => phase === 'work' && round > 2,
);
const stored = {
  'harbourmaster/settings': JSON.stringify({ motion: 'off', sound: 'off' }),
  ...storedAs('game', game),
};
/** From a start to its harbour. */
const STEPS = 4;
const text = TEXTS.en;
const { toggles, ask } = text.games.rotterdam.board;

it('Rotterdam by the keyboard alone: arrows over the map, figures for tiles, letters for pages, Enter, Escape and U', async () => {
  const { page, context, complaints } = await visit({ viewport: 'phone', stored, path: '/table/game' });
  const keys = new Keys(page);
  await page.getByRole('button', { name: text.board.log }).waitFor();

  // Tab reaches the map once; there arrows follow the picture, whose harbours lie on top.
  const map = page.getByRole('group', { name: /^Waterways, / });
  const isHarbour = async () => /“(Botlek|Vulkaan|Merwe|Eem), /u.test(await keys.focused());
  await keys.reach(map.locator('[tabindex="0"]'));
  for (let step = 0; step < STEPS && !(await isHarbour()); step += 1) await keys.press('ArrowUp');
  expect(await isHarbour()).toBe(true);
  for (let step = 0; step < STEPS; step += 1) await keys.press('ArrowDown');
  const start = await keys.focused();
  expect(start).toMatch(/\bS[1-4]\b/u);
  await keys.press(/\bS4\b/u.test(start) ? 'ArrowLeft' : 'ArrowRight');
  expect(await keys.focused()).toMatch(/\bS[1-4]\b/u);
  expect(await keys.focused()).not.toBe(start);
  // Enter puts what has the focus on the shelf in words, and back.
  const heading = page.getByRole('heading', { level: 1 });
  const asked = await heading.textContent();
  await keys.press('Enter');
  expect(await heading.textContent()).not.toBe(asked);
  await keys.press('Enter');
  expect(await heading.textContent()).toBe(asked);

  // Letters turn the shelf, and turn it back.
  for (const [key, name] of [
    ['o', toggles.orders],
    ['p', toggles.market],
    ['n', toggles.hand],
  ] as const) {
    const toggle = page.getByRole('switch', { name: new RegExp(`^${name}`) });
    await page.keyboard.press(key);
    await expect(toggle.getAttribute('aria-checked')).resolves.toBe('true');
    await page.keyboard.press(key);
    await expect(toggle.getAttribute('aria-checked')).resolves.toBe('false');
  }

  // Figures choose tiles in their order: roles, then the five colours.
  const captain = page.getByRole('radio', { name: new RegExp(`^${rotterdamWords.en.role(CAPTAIN)}`) });
  await page.keyboard.press(String(CAPTAIN + 1));
  expect(await captain.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await captain.getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press(String(CAPTAIN + 1));
  await page.keyboard.press('c');
  const firstColour = page.getByRole('heading', {
    name: new RegExp(ask.captain({ colour: 1, name: undefined }).slice(0, -1), 'i'),
  });
  await firstColour.waitFor();
  await page.keyboard.press('5');
  await page.getByRole('radio', { name: /^purple/i, checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await captain.waitFor();

  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
