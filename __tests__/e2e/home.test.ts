import { axeFindings } from '../support/axe';
import { appAddress, visit } from '../support/browser';

describe.each(['phone', 'tablet'] as const)('the home screen on a %s', (viewport) => {
  it.each(['dark', 'light'] as const)(
    'greets with its name, quietly and accessibly, in the %s theme',
    async (colorScheme) => {
      const { page, context, complaints, strangers } = await visit({ viewport, colorScheme });
      await page.getByRole('heading', { name: 'Harbourmaster' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
      await context.close();
    },
  );
});

it.each([
  ['packed well', 'gzip, deflate, br', 'br'],
  ['packed', 'gzip', 'gzip'],
  ['as it is', 'identity', null],
])('its script comes %s to a browser that takes "%s"', async (_how, accepted, encoding) => {
  const page = await (await fetch(appAddress())).text();
  const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(new URL(script, appAddress()), { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(await answer.text()).toContain('function');
});
