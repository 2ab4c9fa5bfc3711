import { TEXTS } from '@/text';
import { COLOURS } from '@/ui/theme/colours';
import { visit } from '../../support/browser';
import { seeItsWindows, SITTINGS, tablesShown } from '../../support/every-window';
import { resize } from '../../support/settled';

for (const sitting of SITTINGS) seeItsWindows(sitting);

it('the harbour master’s wheel is drawn whole in their cell at 1024 × 768 with five players, in German', async () => {
  const { stored, path } = tablesShown('Packet Row', 5, 'de');
  const { page, context } = await visit({ viewport: 'tablet', stored, path });
  const master = TEXTS.de.games['packet-row'].board.player.harbourMaster;
  const cell = page.getByRole('button', { name: new RegExp(`^[^,]+, ${master}, `) });
  await cell.waitFor();
  await resize(page, { width: 1024, height: 768 });
  const wheels = await cell.evaluate(shareInSight, COLOURS.dark.brass);
  expect(wheels).toEqual([1]);
  await context.close();
});

/** Runs in the page: of each disc of this colour, how much is not hidden by anything that it stands in. */
function shareInSight(cell: Element, colour: string): number[] {
  return [...cell.querySelectorAll('svg')]
    .filter((svg) => svg.querySelector(`:scope > circle[fill="${colour}" i]`) !== null)
    .map((svg) => {
      const box = svg.getBoundingClientRect();
      let { left, top, right, bottom } = box;
      for (let at = svg.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const share = (Math.max(0, right - left) * Math.max(0, bottom - top)) / (box.width * box.height);
      return Math.round(share * 100) / 100;
    });
}
