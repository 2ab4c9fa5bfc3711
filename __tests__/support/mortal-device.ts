import type { Page } from 'playwright-core';
import { GAME_IDS, type GameId } from '@/games';
import { Match } from '@/match/match';
import type { MatchTable } from '@/match/table';
import { textsIn } from '@/scripts/browser-texts';
import { startMortalChromium, type MortalChromium } from '@/scripts/mortal-chromium';
import { en } from '@/text/en';
import { KillTally, type Death, type Kept } from './kill-tally';
import { memoryStore } from './memory-store';
import { pause } from './patience';
import { BRISK } from './play-packet-row';
import { appOn, peopleAt, startedOn } from './saved-matches';
import { tellLog, type Shown } from './shown-log';
import { wholeMatch } from './whole-match';

/** Longer than the slowest start where many others want the processor, and this has to stand back. */
const PATIENCE = 300_000;

/** Bots among themselves need nobody to press anything. */
function botsAt(game: GameId): MatchTable {
  const table = peopleAt(game, 3);
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'bot', level: 'easy' })) };
}

export async function deviceWithGames(games: number): Promise<{ ids: string[]; texts: Map<string, string> }> {
  const store = memoryStore(new Map([['harbourmaster/settings', BRISK]]));
  const app = appOn(store);
  const ids: string[] = [];
  for (let begun = 0; begun < games; begun += 1) {
    const match = await startedOn(app, botsAt(GAME_IDS[begun % GAME_IDS.length] ?? 'packet-row'));
    ids.push(match.getSnapshot().id);
    match.close();
  }
  return { ids, texts: store.texts };
}

/** Runs in the page, before the app: what an earlier version left there. */
function leaveTexts(texts: readonly (readonly [string, string])[]): void {
  for (const [key, text] of texts) localStorage.setItem(key, text);
}

/** A game as whoever opens it now gets it from the device. */
async function keptIn(texts: Awaited<ReturnType<typeof textsIn>>, id: string): Promise<Kept> {
  const match = await appOn(memoryStore(new Map(texts))).open(id);
  if (!(match instanceof Match)) return match;
  match.close();
  return wholeMatch(match);
}

/** Opens the log of the table, unless the game is over or cannot be opened. */
async function openLog(page: Page): Promise<void> {
  const over = page.waitForURL(/\/results\//);
  const refused = page.getByText(en.table.cannotOpen).waitFor();
  const open = page.getByRole('button', { name: en.board.log, exact: true }).click();
  await Promise.race([over, refused, open]);
  // Whatever did not come in time comes to nothing.
  for (const late of [over, refused, open]) late.catch(() => undefined);
}

/** A page, and what it shows. */
interface Watched {
  readonly page: Page;
  seen: Shown | undefined;
}

/** One device whose browser, tabs and pages die again and again; what its screen had shown has to be there afterwards. */
export class Device {
  private browser: MortalChromium | undefined;
  private open: Watched | undefined;
  readonly tally = new KillTally();

  constructor(
    private readonly site: string,
    private readonly profile: string,
    /** What an earlier version of the app left behind. */
    private leftBehind: readonly (readonly [string, string])[],
  ) {}

  private async freshPage(): Promise<Watched> {
    // The window that it begins with: one behind it would not be drawn.
    const first = this.browser === undefined;
    this.browser ??= await startMortalChromium(this.profile);
    const { context } = this.browser;
    const page = (first ? context.pages()[0] : undefined) ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE);
    // Its own: what another page had shown when it died is not forgotten because this one loads.
    const watched: Watched = { page, seen: undefined };
    page.on('domcontentloaded', () => (watched.seen = undefined));
    page.on('console', (message) => {
      if (message.type() === 'debug') watched.seen = JSON.parse(message.text()) as Shown;
    });
    await page.addInitScript(tellLog);
    await page.addInitScript(leaveTexts, this.leftBehind);
    this.leftBehind = [];
    return watched;
  }

  /** Opens the table, and compares with what it had shown before. Whether it is still being played. */
  async visit(id: string): Promise<boolean> {
    const watched = (this.open ??= await this.freshPage());
    const { page } = watched;
    const address = `${this.site}/table/${id}`;
    await (page.url() === address ? page.reload() : page.goto(address));
    await openLog(page);
    const isOver = () => page.url().includes('/results/');
    const isRefused = () => page.getByText(en.table.cannotOpen).isVisible();
    let refused = false;
    const until = Date.now() + PATIENCE;
    while (watched.seen === undefined && !isOver() && !refused && Date.now() < until) {
      await pause(5);
      refused = await isRefused();
    }
    const now = watched.seen;
    this.tally.found(id, refused ? { fault: 'shown' } : await keptIn(await textsIn(page), id), now);
    if (now === undefined && !isOver() && !refused) throw new Error(`${id} shows no log`);
    return !isOver() && !refused;
  }

  /** Once more every game, also those that were never opened again. */
  async compareAll(): Promise<void> {
    const { page } = await this.freshPage();
    await page.goto(this.site);
    const texts = await textsIn(page);
    for (const id of this.tally.shownGames) this.tally.found(id, await keptIn(texts, id));
  }

  /** What was shown up to the last moment counts, also what is heard of only when the page is gone. */
  async die(death: Death, id: string): Promise<void> {
    const { open, browser } = this;
    if (open === undefined || browser === undefined) throw new Error('nothing is open');
    switch (death) {
      case 'browserKilled':
      case 'browserEnded':
        await browser.end(death === 'browserKilled' ? 'SIGKILL' : 'SIGTERM');
        this.browser = this.open = undefined;
        break;
      case 'tabCrashed':
        await crash(open.page);
        this.open = await this.freshPage();
        await open.page.close();
        break;
      case 'pageClosed':
        this.open = await this.freshPage();
        await open.page.close();
        break;
      case 'pageReloaded':
        // As it is visited again.
        break;
    }
    this.tally.died(death, id, open.seen);
  }

  async end(): Promise<void> {
    await this.browser?.end('SIGKILL');
  }
}

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Who crashes does not answer.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
