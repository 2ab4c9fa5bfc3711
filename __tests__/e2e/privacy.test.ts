import { de } from '@/text/de';
import { en } from '@/text/en';
import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';

it.each([
  ['English', 'en-GB', 'dark', en],
  ['German', 'de-DE', 'light', de],
] as const)(
  'the privacy page is reached from the settings, in %s',
  async (_name, locale, colorScheme, text) => {
    const { page, context, complaints } = await visit({ path: '/settings', locale, colorScheme });
    await page.getByRole('button', { name: new RegExp(`^${text.privacy.title}`) }).click();
    await page.getByText(text.privacy.collected).waitFor();
    await page.getByText(text.privacy.leaves).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

describe('the content security policy of the exported page', () => {
  it('allows nothing but what the page brings along', async () => {
    const { page, context, complaints } = await visit();
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    const rules = new Map(
      (policy ?? '').split(';').map((rule) => {
        const [name = '', ...sources] = rule.trim().split(/\s+/);
        return [name, sources.join(' ')] as const;
      }),
    );
    expect(Object.fromEntries(rules)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'none'",
      'img-src': "'self'",
      'font-src': "'self'",
      'media-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    await page.getByRole('heading', { name: en.app.name }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lets no code be made at run time, no script be written into the page and no request leave', async () => {
    const { page, context, strangers } = await visit();
    await page.getByRole('heading', { name: en.app.name }).waitFor();
    // Later, since what a test evaluates is above the policy as long as it runs.
    const tried = await page.evaluate(
      () =>
        new Promise<Record<string, boolean>>((resolve) => {
          setTimeout(() => {
            const run = (source: string) => {
              try {
                return Boolean((globalThis.eval as (code: string) => unknown)(source));
              } catch {
                return false;
              }
            };
            const script = document.createElement('script');
            script.textContent = 'window.written = true';
            document.head.append(script);
            void fetch('https://example.org/').then(
              () => resolve({ made: run('1'), written: 'written' in window, sent: true }),
              () => resolve({ made: run('1'), written: 'written' in window, sent: false }),
            );
          }, 0);
        }),
    );
    expect(tried).toEqual({ made: false, written: false, sent: false });
    expect(strangers).toEqual([]);
    await context.close();
  });
});
