import { rotterdamWords } from '@/games/rotterdam/phrases';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import { TEXTS } from '@/text';
import { visit, VIEWPORTS } from '../support/browser';
import { Keys } from '../support/keys';
import { rotterdamGameAt } from '../support/rotterdam-positions';
import { peopleAt } from '../support/saved-matches';
import { resize } from '../support/settled';
import { storedAs } from '../support/stored-games';

/** Nobody has anything to hide: somebody places a worker, well into the game. */
const game = rotterdamGameAt(
  { ...peopleAt('rotterdam', 2), houseRules: { takeBack: true, openHands: true } },
  ({ phase, round }) => phase === 'work' && round > 2,
);
const stored = {
  'harbourmaster/settings': JSON.stringify({ motion: 'off', sound: 'off' }),
  ...storedAs('game', game),
};
/** Beside the phone held upright, with the arrow that leads to the harbours, and the one that leads back. */
const SHAPES = [
  ['phoneLandscape', 'ArrowRight', 'ArrowLeft'],
  ['tablet', 'ArrowRight', 'ArrowLeft'],
  ['tabletPortrait', 'ArrowUp', 'ArrowDown'],
] as const;
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
  for (let step = 0; step < STEPS && !(await isHarbour()); step += 1) await keys.move('ArrowUp');
  expect(await isHarbour()).toBe(true);
  const isStart = async () => /\bS[1-4]\b/u.test(await keys.focused());
  for (let step = 0; step < STEPS && !(await isStart()); step += 1) await keys.move('ArrowDown');
  const start = await keys.focused();
  expect(start).toMatch(/\bS[1-4]\b/u);
  await keys.move(/\bS4\b/u.test(start) ? 'ArrowLeft' : 'ArrowRight');
  expect(await keys.focused()).toMatch(/\bS[1-4]\b/u);
  // Enter puts what has the focus on the shelf in words, and back.
  const heading = page.getByRole('heading', { level: 1 });
  const asked = await heading.textContent();
  const isAsked = async () => (await heading.textContent()) === asked;
  await keys.pressUntil('Enter', async () => !(await isAsked()));
  await keys.pressUntil('Enter', isAsked);

  // Letters turn the shelf, and turn it back.
  for (const [key, name] of [
    ['o', toggles.orders],
    ['p', toggles.market],
    ['n', toggles.hand],
  ] as const) {
    const toggle = (checked: boolean) => page.getByRole('switch', { name: new RegExp(`^${name}`), checked });
    await keys.pressUntilThere(key, toggle(true));
    await keys.pressUntilThere(key, toggle(false));
  }

  // Figures choose tiles in their order: roles, then the five colours.
  const captain = (checked: boolean) =>
    page.getByRole('radio', { name: new RegExp(`^${rotterdamWords.en.role(CAPTAIN)}`), checked });
  await keys.pressUntilThere(String(CAPTAIN + 1), captain(true));
  await keys.pressUntilThere('Escape', captain(false));
  await keys.pressUntilThere(String(CAPTAIN + 1), captain(true));
  const firstColour = page.getByRole('heading', {
    name: new RegExp(ask.captain({ colour: 1, name: undefined }).slice(0, -1), 'i'),
  });
  await keys.pressUntilThere('c', firstColour);
  const purple = (checked: boolean) => page.getByRole('radio', { name: /^purple/i, checked });
  await keys.pressUntilThere('5', purple(true));
  await keys.pressUntilThere('Escape', purple(false));
  await keys.pressUntilThere('u', captain(true).or(captain(false)));

  const sheet = page.getByRole('dialog');
  await keys.pressUntilThere('l', sheet);
  await keys.pressUntilGone('Escape', sheet);

  // In every shape the way to the harbours is the one of the picture, and figures choose.
  for (const [shape, onwards, back] of SHAPES) {
    await resize(page, VIEWPORTS[shape]);
    await keys.reach(map.locator('[tabindex="0"]'));
    for (let step = 0; step < STEPS && !(await isHarbour()); step += 1) await keys.move(onwards);
    expect({ shape, isHarbour: await isHarbour() }).toEqual({ shape, isHarbour: true });
    for (let step = 0; step < STEPS && !(await isStart()); step += 1) await keys.move(back);
    expect(await keys.focused()).toMatch(/\bS[1-4]\b/u);
    await keys.pressUntilThere(String(CAPTAIN + 1), captain(true));
    await keys.pressUntilThere('Escape', captain(false));
  }
  expect(complaints).toEqual([]);
  await context.close();
});
