import type { Locator, Page } from 'playwright-core';
import { pause } from './patience';

/** What has the focus, and whether whoever uses the keys can tell. */
interface Focus {
  readonly on: string;
  /** Why it cannot be seen; undefined where it can. */
  readonly unseen?: string;
}

type Arrow = 'ArrowRight' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown';
type Letter = 'c' | 'h' | 'l' | 'm' | 'u';
type Digit = '1' | '2' | '3' | '4';
type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Space' | 'Escape' | Arrow | Letter | Digit;

/** More than any screen has to be tabbed through. */
const STOPS_AT_MOST = 90;
/** The focus may move a moment after the key, when the answer has been drawn. */
const PATIENCE = 20_000;
/** A page that is still drawing may not hear a key: after so long it is pressed again, and so often at most. */
const PRESS_AGAIN = 2_000;
const BETWEEN_LOOKS = 30;
const MOST_PRESSES = 30;

/** Plays by the keyboard alone, and insists on seeing the focus after every key. */
export class Keys {
  constructor(private readonly page: Page) {}

  async press(key: Key): Promise<void> {
    const before = await this.focused();
    await this.page.keyboard.press(key);
    await this.untilSeen(key, before);
  }

  private async untilSeen(key: Key, before: string): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const { on, unseen } = await focusOf(this.page);
      if (unseen === undefined) return;
      if (Date.now() > deadline) throw new Error(`${key} on ${before} leads to ${on}: ${unseen}.`);
      await pause(BETWEEN_LOOKS);
    }
  }

  /** Presses an arrow until the focus is elsewhere: a page that is still drawing may not hear a key. */
  async move(key: Arrow): Promise<void> {
    const before = await this.focused();
    await this.pressUntil(key, async () => (await this.focused()) !== before);
    await this.untilSeen(key, before);
  }

  /** Tabs towards the control until it has the focus: past the end of the page lies the browser's own. */
  async reach(control: Locator): Promise<void> {
    await control.first().waitFor();
    const passed: string[] = [];
    for (let stop = 0; stop < STOPS_AT_MOST; stop += 1) {
      const way = await wayTo(control.first());
      if (way === undefined) return;
      await this.press(way);
      passed.push(await this.focused());
    }
    throw new Error(`Not reached: ${String(control)}. Passed: ${passed.join(', ')}`);
  }

  async reachAndPress(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.press(key);
  }

  /** Presses what leads to another screen or question, where the focus begins anew. */
  async leaveBy(control: Locator): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press('Enter');
    await control.waitFor({ state: 'detached' });
    await this.untilLed();
  }

  /** The focus stands where the next decision is, whatever led there; where nothing is to be decided, somewhere at least. */
  async untilLed(): Promise<void> {
    await this.page.waitForFunction(isLed, undefined, { timeout: PATIENCE }).catch(async () => {
      throw new Error(`The focus is not where the next decision is, but on ${await this.focused()}.`);
    });
    const { on, unseen } = await focusOf(this.page);
    if (unseen !== undefined) throw new Error(`The focus is on ${on}: ${unseen}.`);
  }

  /** Presses a key wherever the focus is, until it has done what it is for. */
  async pressUntil(key: string, isDone: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await this.page.keyboard.press(key);
      const again = Date.now() + PRESS_AGAIN;
      do {
        if (await isDone()) return;
        await pause(BETWEEN_LOOKS);
      } while (Date.now() < again);
    }
    throw new Error(`${key} does not do what it is for.`);
  }

  async pressUntilThere(key: string, control: Locator): Promise<void> {
    await this.pressUntil(key, async () => (await control.count()) > 0);
  }

  async pressUntilGone(key: string, control: Locator): Promise<void> {
    await this.pressUntil(key, async () => (await control.count()) === 0);
  }

  async focused(): Promise<string> {
    return (await focusOf(this.page)).on;
  }
}

/** The key that leads nearer; undefined once it has the focus. */
const wayTo = (control: Locator): Promise<'Tab' | 'Shift+Tab' | undefined> =>
  control.evaluate((element) => {
    const { activeElement, body } = document;
    if (element === activeElement) return undefined;
    if (activeElement === null || activeElement === body) return 'Tab';
    const before = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return before === 0 ? 'Tab' : 'Shift+Tab';
  });

/** Runs in the page. */
function isLed(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  const layer = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? body;
  const places = [...layer.querySelectorAll('[data-decision]')].filter(
    (place) => place.checkVisibility() && place.querySelector('[tabindex="0"], button') !== null,
  );
  return places.length === 0 || places.some((place) => place.contains(activeElement));
}

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { on: 'nothing', unseen: 'it is lost' };
    }
    const on = `${element.getAttribute('role') ?? element.tagName} “${element.getAttribute('aria-label') ?? ''}”`;
    const style = getComputedStyle(element);
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    // A field shows it by its edge.
    const edged = element instanceof HTMLInputElement && parseFloat(style.borderTopWidth) >= 3;
    return outlined || edged ? { on } : { on, unseen: 'there is no ring around it' };
  });
