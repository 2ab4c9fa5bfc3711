import { TEXTS } from '@/text';
import { visit, VIEWPORTS } from '../support/browser';
import { furnished } from '../support/furnished';
import { boxOf, scrolledTo } from '../support/in-sight';
import { soon } from '../support/patience';
import { resize } from '../support/settled';

/** So far may lie from the tap what takes it back. */
const NEAR = 48;

it.each(['en', 'de'] as const)(
  'the way back from a reset of the records stands where the tap was, in %s',
  async (language) => {
    const locale = { en: 'en-GB', de: 'de-DE' }[language];
    const { page, context } = await visit({ path: '/records', stored: furnished(), locale });
    const { reset, resetSurely, bringBack } = TEXTS[language].records;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const viewport of ['phone', 'smallPhone', 'tablet'] as const) {
      await resize(page, VIEWPORTS[viewport]);
      const tapped = await scrolledTo(button(reset));
      await button(reset).click();
      for (const [name, next] of [
        [resetSurely, bringBack],
        [bringBack, reset],
      ] as const) {
        await button(name).waitFor();
        await soon(async () => {
          const box = await boxOf(button(name));
          const apart = Math.max(
            box.left - tapped.right,
            tapped.left - box.right,
            box.top - tapped.bottom,
            tapped.top - box.bottom,
          );
          const inSight = box.bottom <= VIEWPORTS[viewport].height;
          expect({ viewport, name, near: apart <= NEAR, inSight }).toEqual({
            viewport,
            name,
            near: true,
            inSight: true,
          });
        });
        await button(name).click();
        await button(next).waitFor();
      }
    }
    await context.close();
  },
);
