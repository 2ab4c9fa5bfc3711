import { axeFindings } from '../support/axe';
import { closeBrowser, visit } from '../support/browser';
import { BRISK, startGame, WORDS } from '../support/play-packet-row';

afterAll(closeBrowser);

const stored = { 'harbourmaster/settings': BRISK };

describe.each(['phone', 'phoneLandscape', 'tablet', 'tabletPortrait'] as const)('on a %s', (viewport) => {
  it.each(['dark', 'light'] as const)('axe finds nothing on any screen, %s', async (colorScheme) => {
    const { page, context, complaints } = await visit({ viewport, colorScheme, stored });
    const words = WORDS.en;
    await startGame(page, words, 2);
    await page.getByRole('button', { name: words.show }).waitFor();
    for (const [path, role, name] of [
      ['/', 'button', words.playOn],
      ['/new/packet-row', 'button', words.start],
      ['/saves', 'button', words.playOn],
      ['/settings', 'radio', words.language],
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
