import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { PATIENCE } from './patience';

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  phoneLandscape: { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
  tabletPortrait: { width: 820, height: 1180 },
  /** The smallest that is promised. */
  smallPhone: { width: 320, height: 568 },
  /** Half of a tablet, beside another app. */
  splitView: { width: 590, height: 820 },
  /** A phone whose page is twice as large as usual: half of everything has room. */
  zoomedPhone: { width: 195, height: 422 },
} as const;

export type Viewport = keyof typeof VIEWPORTS;

export type Visit = Pick<
  BrowserContextOptions,
  'colorScheme' | 'locale' | 'reducedMotion' | 'serviceWorkers'
> & {
  /** Another than the one that the tests share; only there does the service worker keep the whole app, unless allowed. */
  site?: string;
  path?: string;
  viewport?: Viewport;
  /** Found in the device's storage at the first load. */
  stored?: Readonly<Record<string, string>>;
  /** Lets the test move the clock on. */
  clock?: boolean;
  /** Touches come as fast as the test makes them, and some are leftover; else each is taken for a thought of its own. */
  hasty?: boolean;
  /** A browser with a profile on disk instead of a private window: only there can an app be installed. */
  profile?: boolean;
  /** Where an app could keep things, and this browser has no such place. */
  without?: readonly (keyof typeof REMOVED)[];
  /** Of the reader's letters, as a browser's settings have it; 1 unless told. */
  textScale?: number;
};

/** Run in the page, before the app. */
const REMOVED = {
  databases: () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Object.defineProperty(navigator, 'storageBuckets', { value: undefined });
  },
  localStorage: () => {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  },
} as const;

/** A page and what went on behind it. */
export interface Visited {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings in the console, exceptions, failed requests. */
  complaints: string[];
  /** Requests to other machines: there should never be one. */
  strangers: string[];
}

const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Lent by the environment of browser tests. */
const { openBrowser, openProfile } = globalThis as unknown as {
  readonly openBrowser: () => Promise<Browser>;
  readonly openProfile: (options: BrowserContextOptions) => Promise<BrowserContext>;
};

/** Opens the app as a first-time visitor would: fresh storage, nothing cached. */
export async function visit(wanted: Visit = {}): Promise<Visited> {
  const {
    site = appAddress(),
    path = '/',
    viewport = 'phone',
    stored = {},
    clock = false,
    hasty = false,
    profile = false,
    textScale = 1,
    without = [],
    ...options
  } = wanted;
  const settings: BrowserContextOptions = {
    baseURL: site,
    serviceWorkers: wanted.site === undefined ? 'block' : 'allow',
    storageState: { cookies: [], origins: [{ origin: site, localStorage: entriesOf(stored) }] },
    viewport: VIEWPORTS[viewport],
    locale: 'en-GB',
    colorScheme: 'dark',
    ...options,
  };
  const context = await (profile ? openProfile(settings) : (await openBrowser()).newContext(settings));
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.addInitScript(loadDice);
  for (const place of without) await page.addInitScript(REMOVED[place]);
  if (clock) await page.clock.install();
  if (!hasty) await page.addInitScript(thinkBeforeTouching);
  if (textScale !== 1) await scaleText(page, textScale);
  const visited: Visited = { page, context, complaints: [], strangers: [] };
  listen(visited, site);
  await page.goto(path);
  return visited;
}

/**
 * Runs in the page, before the app: games begun there always have the same seeds, so that no test depends on luck. A
 * second window has its own chance, since windows tell each other apart by it.
 */
function loadDice(): void {
  let state = 2_026;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const at of bytes.keys()) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      bytes[at] = state >>> 16;
    }
    return array;
  };
}

/** Runs in the page, before the app: time passes before each touch, so that none is taken for the last one's leftover. */
export function thinkBeforeTouching(): void {
  const passed = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => passed() + ahead;
  window.addEventListener('mousedown', () => (ahead += 500), true);
}

async function scaleText(page: Page, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * scale } });
}

const entriesOf = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored).map(([name, value]) => ({ name, value }));

function listen({ page, complaints, strangers }: Visited, site: string): void {
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && text !== BLOCKED) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    // Whoever leaves a page or loads it anew breaks off what was still under way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) strangers.push(request.url());
  });
}

export function appAddress(): string {
  const { HARBOURMASTER_URL }: Record<string, string | undefined> = process.env;
  if (!HARBOURMASTER_URL) throw new Error('Browser tests need the server that their Jest project starts.');
  return HARBOURMASTER_URL;
}
