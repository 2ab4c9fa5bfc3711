import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { TEXTS } from '@/text';
import { axeFindings } from './axe';
import { lastingFaults, type LayoutFault } from './layout-faults';
import { resize } from './settled';
import { WINDOWS, type Window } from './windows';

const SLACK = 1;

/** Looks at a table of Rotterdam in one window after the other, and remembers what is amiss there. */
export class RotterdamLooks {
  readonly findings: unknown[] = [];
  looked = 0;

  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  /** A phone's desk of the trader lies over the map; nothing else may. */
  async through(windows: readonly Window[], at: string, isDesk = false): Promise<void> {
    for (const window of windows) {
      await resize(this.page, WINDOWS[window]);
      const faults = [
        ...(await this.mapFaults(isDesk)),
        ...(await lastingFaults(this.page, { upright: true, pictures: true })),
      ];
      for (const fault of faults) this.findings.push({ at, window, ...fault });
      this.looked += 1;
    }
  }

  async withAxe(at: string): Promise<void> {
    for (const found of await axeFindings(this.page)) this.findings.push({ at, ...found });
  }

  /** The whole map, always: it is never scrolled away. */
  private async mapFaults(isDesk: boolean): Promise<LayoutFault[]> {
    const [name] = TEXTS[this.language].games.rotterdam.board.map.group({ ships: 0 }).split(',');
    const map = this.page.getByRole('group', { name: new RegExp(`^${name}, `) });
    if ((await map.count()) === 0 && isDesk) return [];
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: -Infinity, y: 0, width: 0, height: 0 };
    const room = this.page.viewportSize() ?? { width: 0, height: 0 };
    const isWhole =
      Math.min(x, y) >= -SLACK && x + width <= room.width + SLACK && y + height <= room.height + SLACK;
    if (isWhole) return [];
    const found = `${[x, y, x + width, y + height].map(Math.round).join()} of ${room.width} × ${room.height}`;
    return [{ law: 'the whole map', what: name ?? '', found }];
  }
}
