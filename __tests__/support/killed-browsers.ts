import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Dice, type Random } from '@/engine/random';
import { GAME_IDS, type GameId } from '@/games';
import type { MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { textsIn } from '@/scripts/browser-texts';
import { startMortalChromium, type MortalChromium } from '@/scripts/mortal-chromium';
import { en } from '@/text/en';
import { memoryStore } from './memory-store';
import { BRISK } from './play-packet-row';
import { seedOf } from './random-play';
import { appOn, openedOn, peopleAt, startedOn } from './saved-matches';
import { logAfter, momentOf, tellLog, type Shown } from './shown-log';
import { wholeMatch } from './whole-match';

/** How a page dies. The first two take the whole browser with them. */
export const DEATHS = ['browserKilled', 'browserEnded', 'tabCrashed', 'pageClosed', 'pageReloaded'] as const;
export type Death = (typeof DEATHS)[number];

export interface Kills {
  readonly deaths: Readonly<Record<Death, number>>;
  /** How many lines stood on the screens that died, and came back. */
  readonly lines: number;
  /** Which games were being played. */
  readonly games: ReadonlySet<GameId>;
}

export function together(kills: readonly Kills[]): Kills {
  const sum = (of: (one: Kills) => number) => kills.reduce((all, one) => all + of(one), 0);
  const count = (death: Death) => sum(({ deaths }) => deaths[death]);
  return {
    deaths: {
      browserKilled: count('browserKilled'),
      browserEnded: count('browserEnded'),
      tabCrashed: count('tabCrashed'),
      pageClosed: count('pageClosed'),
      pageReloaded: count('pageReloaded'),
    },
    lines: sum(({ lines }) => lines),
    games: new Set(kills.flatMap(({ games }) => [...games])),
  };
}

export function killsInWords({ deaths, lines, games }: Kills): string {
  const { browserKilled, browserEnded, tabCrashed, pageClosed, pageReloaded } = deaths;
  return `${browserKilled} browsers killed and ${browserEnded} ended by a signal, ${tabCrashed} tabs crashed, ${pageClosed} pages closed and ${pageReloaded} loaded anew in ${games.size} games; ${lines} lines shown before, 0 lost, 0 wrong`;
}

interface KillPlan {
  readonly site: string;
  /** How many whole browsers are killed; other deaths come between. */
  readonly kills: number;
  /** What the moments of the deaths follow from. */
  readonly seed: string;
}

/** Longer than the slowest start of a busy machine. */
const PATIENCE = 120_000;
const LONGEST_LIFE = 900;
/** So many games lie ready that they are not all over before the last kill: one lasts for some thirty. */
const gamesFor = (kills: number): number => 6 + Math.ceil(kills / 10);

/** Bots among themselves need nobody to press anything. */
function botsAt(game: GameId): MatchTable {
  const table = peopleAt(game, 3);
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'bot', level: 'easy' })) };
}

async function deviceWithGames(games: number): Promise<{ ids: string[]; texts: Map<string, string> }> {
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

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A game as whoever opens it now gets it from the device. */
async function openedFrom(texts: Awaited<ReturnType<typeof textsIn>>, id: string): Promise<PlayedGame> {
  const match = await openedOn(appOn(memoryStore(new Map(texts))), id);
  match.close();
  return wholeMatch(match);
}

/** At which moment of the game its log was that: what was shown must be a moment of it, and no move may be missing. */
function momentIn(game: PlayedGame, shown: Shown, where: string): number {
  const moment = momentOf(shown, game);
  if (moment !== undefined) return moment;
  const there = new Set(logAfter(game, game.log.length));
  const missing = shown.filter((line) => !there.has(line));
  throw new Error(
    `${where}: shown were ${shown.length} lines that are no moment of the ${game.log.length} moves kept; not in them: ${missing.join(' | ')}`,
  );
}

/** Opens the log of the table, unless the game is over. */
async function openLog(page: Page): Promise<void> {
  const over = page.waitForURL(/\/results\//);
  const open = page.getByRole('button', { name: en.board.log, exact: true }).click();
  await Promise.race([over, open]);
  // Whatever did not come in time comes to nothing.
  over.catch(() => undefined);
  open.catch(() => undefined);
}

/** One device whose browser, tabs and pages die again and again; what its screen had shown has to be there afterwards. */
class Device {
  private browser: MortalChromium | undefined;
  private page: Page | undefined;
  private seen: Shown | undefined;
  private readonly shown = new Map<string, Shown>();
  private readonly games = new Set<GameId>();
  private lines = 0;

  constructor(
    private readonly site: string,
    private readonly profile: string,
    /** What an earlier version of the app left behind. */
    private leftBehind: readonly (readonly [string, string])[],
  ) {}

  private async freshPage(): Promise<Page> {
    // The window that it begins with: one behind it would not be drawn.
    const first = this.browser === undefined;
    this.browser ??= await startMortalChromium(this.profile);
    const { context } = this.browser;
    const page = (first ? context.pages()[0] : undefined) ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE);
    page.on('domcontentloaded', () => (this.seen = undefined));
    page.on('console', (message) => {
      if (message.type() === 'debug') this.seen = JSON.parse(message.text()) as Shown;
    });
    await page.addInitScript(tellLog);
    await page.addInitScript(leaveTexts, this.leftBehind);
    this.leftBehind = [];
    return page;
  }

  /** Opens the table, and compares with what it had shown before. Whether the game is over. */
  async visit(id: string): Promise<boolean> {
    this.page ??= await this.freshPage();
    const { page } = this;
    const address = `${this.site}/table/${id}`;
    await (page.url() === address ? page.reload() : page.goto(address));
    await openLog(page);
    const isOver = () => page.url().includes('/results/');
    const until = Date.now() + PATIENCE;
    while (this.seen === undefined && !isOver() && Date.now() < until) await pause(5);
    const now: Shown | undefined = this.seen;
    const game = await openedFrom(await textsIn(page), id);
    const before = this.compared(game, id);
    if (now === undefined && !isOver()) throw new Error(`${id} shows no log`);
    if (now !== undefined && momentIn(game, now, `${id}, opened`) < before)
      throw new Error(`${id} was opened at an earlier moment than it had shown`);
    return isOver();
  }

  private compared(game: PlayedGame, id: string): number {
    const before = this.shown.get(id);
    if (before === undefined) return 0;
    this.lines += before.length;
    this.games.add(game.table.game);
    return momentIn(game, before, id);
  }

  /** Once more every game, also those that were never opened again. */
  async compareAll(): Promise<void> {
    const page = await this.freshPage();
    await page.goto(this.site);
    const texts = await textsIn(page);
    for (const [id, shown] of this.shown) momentIn(await openedFrom(texts, id), shown, `${id}, at the end`);
  }

  async die(death: Death, id: string): Promise<void> {
    const { page, browser } = this;
    if (page === undefined || browser === undefined) throw new Error('nothing is open');
    switch (death) {
      case 'browserKilled':
      case 'browserEnded':
        await browser.end(death === 'browserKilled' ? 'SIGKILL' : 'SIGTERM');
        this.browser = this.page = undefined;
        break;
      case 'tabCrashed':
        await crash(page);
        this.page = await this.freshPage();
        await page.close();
        break;
      case 'pageClosed':
        this.page = await this.freshPage();
        await page.close();
        break;
      case 'pageReloaded':
        // As it is visited again.
        break;
    }
    if (this.seen !== undefined) this.shown.set(id, this.seen);
  }

  get done(): Pick<Kills, 'lines' | 'games'> {
    return { lines: this.lines, games: this.games };
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

const OTHERS = DEATHS.filter((death) => death !== 'browserKilled');

/** How often a game is opened before it is the turn of the next one. */
const VISITS = 4;

/** So many browsers are killed; before every second of them something else dies. */
function deathsFor(kills: number): readonly Death[] {
  return Array.from({ length: kills }, (_, at): readonly Death[] => {
    const other = OTHERS[Math.floor(at / 2) % OTHERS.length];
    return other === undefined || at % 2 === 1 ? ['browserKilled'] : [other, 'browserKilled'];
  }).flat();
}

/**
 * Plays games of bots in one profile and kills the whole browser again and again, at any moment, and ends it in other ways
 * too. Fails at the first line that was shown and is not there when the game is opened anew.
 */
export async function killBrowsers({ site, kills, seed }: KillPlan): Promise<Kills> {
  const random: Random = new Dice(seedOf(seed), 'kills');
  const { ids, texts } = await deviceWithGames(gamesFor(kills));
  const profile = await mkdtemp(join(tmpdir(), 'harbourmaster-kill-'));
  const device = new Device(site, profile, [...texts]);
  const deaths = { browserKilled: 0, browserEnded: 0, tabCrashed: 0, pageClosed: 0, pageReloaded: 0 };
  let finished = 0;
  try {
    for (const [at, death] of deathsFor(kills).entries()) {
      const id = ids[(finished + Math.floor(at / VISITS)) % ids.length] ?? '';
      const over = await device.visit(id);
      if (over) finished += 1;
      else await pause(random.below(LONGEST_LIFE));
      await device.die(death, id);
      deaths[death] += 1;
    }
    await device.compareAll();
  } finally {
    await device.end();
    await rm(profile, { recursive: true, force: true });
  }
  return { deaths, ...device.done };
}
