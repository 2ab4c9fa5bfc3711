import type { Locator, Page } from 'playwright-core';
import { animatedWebp, type Frame } from './animated-webp';
import type { Easel } from './easel';

/** Milliseconds of the page's own clock between two frames. */
const FRAME = 80;
/** How long a finger is seen before it touches, and how long something is shown that was done. */
const AIM = 560;
const LIFT = 160;
const QUALITY = 0.72;
/** How often a turn is shown before it rests: pictures that never do tire a reader. */
const TIMES = 8;
/** How long the end is seen before it begins anew. */
const REST = 2_400;
/** So many looks at a page for something that comes with the real time. */
const LOOKS = 250;

interface Shot {
  readonly png: Buffer;
  milliseconds: number;
}

/** Films a page whose clock stands still between two frames, so that nothing is missed however slow the machine is. */
export class Camera {
  private readonly shots: Shot[] = [];

  constructor(readonly page: Page) {}

  /** So many milliseconds go by. */
  async film(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += FRAME) await this.shoot();
  }

  /** Until there is something to be seen that takes real time. */
  async filmUntil(thing: Locator): Promise<void> {
    for (let looks = 0; !(await thing.isVisible()); looks += 1) {
      if (looks === LOOKS) throw new Error('what was to be filmed does not come');
      await this.shoot();
    }
  }

  /** A finger comes, is seen, and touches. */
  async touch(thing: Locator): Promise<void> {
    await this.filmUntil(thing);
    await thing.scrollIntoViewIfNeeded();
    await this.shoot();
    const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [atX, atY] = [x + width / 2, y + Math.min(height / 2, 40)];
    await this.page.evaluate(showFinger, [atX, atY] as const);
    await this.film(AIM);
    await this.page.mouse.click(atX, atY);
    await this.film(LIFT);
    await this.page.evaluate(() => document.querySelector('#finger')?.remove());
  }

  private async shoot(): Promise<void> {
    await this.page.clock.runFor(FRAME);
    const png = await this.page.screenshot();
    const last = this.shots.at(-1);
    if (last?.png.equals(png) === true) last.milliseconds += FRAME;
    else this.shots.push({ png, milliseconds: FRAME });
  }

  /** All that was filmed as one picture; nothing but the end rests longer in it than so many milliseconds. */
  async develop(easel: Easel, longest: number): Promise<Buffer> {
    await easel.clear();
    const frames: Frame[] = [];
    for (const { png, milliseconds } of this.shots) {
      const part = await easel.changed(png, QUALITY);
      if (part !== undefined) frames.push({ ...part, milliseconds: Math.min(milliseconds, longest) });
    }
    const [first] = frames;
    const last = frames.pop();
    if (first === undefined || last === undefined) throw new Error('nothing was filmed');
    return animatedWebp({
      width: first.width,
      height: first.height,
      times: TIMES,
      frames: [...frames, { ...last, milliseconds: REST }],
    });
  }
}

/** Runs in the page. */
function showFinger([x, y]: readonly [number, number]): void {
  const finger = document.createElement('div');
  finger.id = 'finger';
  const size = 44;
  finger.style.cssText = `position: fixed; left: ${x - size / 2}px; top: ${y - size / 2}px; width: ${size}px;
    height: ${size}px; border-radius: 50%; background: rgb(255 255 255 / 45%); border: 2px solid rgb(255 255 255 / 90%);
    box-shadow: 0 0 0 1.5px rgb(0 0 0 / 55%); box-sizing: border-box; pointer-events: none; z-index: 99999`;
  document.body.append(finger);
}
