import { axeFindings } from '../support/axe';
import { closeBrowser, visit } from '../support/browser';
import { BRISK, startGame, WORDS } from '../support/play-packet-row';

/** A dozen screens in one go, on a machine that may be busy. */
jest.setTimeout(240_000);

afterAll(closeBrowser);

const finished = {
  id: 'finished',
  game: 'packet-row',
  ended: 0,
  rounds: 12,
  seats: [
    { kind: 'human', name: 'Anna', points: 33, earned: ['firstWin'] },
    { kind: 'bot', level: 'hard', points: 30 },
  ],
  winners: [0],
};
const stored = {
  'harbourmaster/settings': BRISK,
  'harbourmaster/records': JSON.stringify({ results: [finished] }),
};

describe.each(['phone', 'phoneLandscape', 'tablet', 'tabletPortrait'] as const)('on a %s', (viewport) => {
  it.each(['dark', 'light'] as const)('axe finds nothing on any screen, %s', async (colorScheme) => {
    const { page, context, complaints } = await visit({ viewport, colorScheme, stored });
    const words = WORDS.en;
    await startGame(page, words, 2);
    await page.getByRole('button', { name: words.show }).waitFor();
    const { pathname } = new URL(page.url());
    for (const [path, role, name] of [
      ['/', 'button', words.playOn],
      ['/new/packet-row', 'button', words.start],
      ['/saves', 'button', words.playOn],
      [pathname.replace('table', 'replay'), 'slider', words.moment],
      ['/rules/packet-row/captain', 'heading', words.lastCall],
      ['/learn/packet-row', 'button', words.begin],
      ['/learn/packet-row/choosing', 'complementary', words.coach],
      ['/records', 'heading', words.achievements],
      ['/settings', 'radio', words.language],
      ['/privacy', 'button', words.back],
      ['/credits', 'button', words.back],
    ] as const) {
      await page.goto(path);
      await page.getByRole(role, { name }).first().waitFor();
      expect({ path, found: await axeFindings(page) }).toEqual({ path, found: [] });
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('a link to a paragraph of the rules shows that paragraph', async () => {
  const { page, context, complaints } = await visit({ path: '/rules/packet-row/captain', stored });
  // Scrolled from far below to just under the head of the screen.
  await page.waitForFunction(() => {
    const paragraph = document.querySelector('[data-testid=paragraph-captain]');
    return paragraph !== null && paragraph.getBoundingClientRect().top < 200;
  });
  expect(complaints).toEqual([]);
  await context.close();
});
