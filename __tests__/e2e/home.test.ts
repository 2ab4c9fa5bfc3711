import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';

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
