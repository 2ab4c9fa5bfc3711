import { visit } from '../support/browser';

it('a link to a paragraph of the rules shows that paragraph', async () => {
  const { page, context, complaints } = await visit({ path: '/rules/packet-row/captain' });
  // Scrolled from far below to just under the head of the screen.
  await page.waitForFunction(() => {
    const paragraph = document.querySelector('[data-testid=paragraph-captain]');
    return paragraph !== null && paragraph.getBoundingClientRect().top < 200;
  });
  expect(complaints).toEqual([]);
  await context.close();
});
