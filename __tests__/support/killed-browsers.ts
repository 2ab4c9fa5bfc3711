import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Dice, type Random } from '@/engine/random';
import type { MatchTable } from '@/match/table';
import { startMortalChromium } from '@/scripts/mortal-chromium';
import { en } from '@/text/en';
import { memoryStore } from './memory-store';
import { BRISK } from './play-packet-row';
import { seedOf } from './random-play';
import { appOn, peopleAt, startedOn } from './saved-matches';

/** What was on the screen of one game when its browser was last killed: every sentence of its log. */
type Shown = readonly string[];

export interface Kills {
  readonly kills: number;
  /** How many sentences stood on the screens that were killed, and came back. */
  readonly sentences: number;
}

interface KillPlan {
  readonly site: string;
  readonly kills: number;
  /** What the moments of the kills follow from. */
  readonly seed: string;
}

/** Longer than the slowest start of a busy machine. */
const PATIENCE = 120_000;
const LONGEST_LIFE = 900;
/** So many games lie ready that they are not all over before the last kill: one lasts for some thirty. */
const gamesFor = (kills: number): number => 4 + Math.ceil(kills / 10);

/** Bots among themselves need nobody to press anything. The log of Packet Row only ever grows, a sentence a move. */
function botsAtTable(): MatchTable {
  const table = peopleAt('packet-row', 3);
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'bot', level: 'easy' })) };
}

async function deviceWithGames(games: number): Promise<{ ids: string[]; texts: Map<string, string> }> {
  const store = memoryStore(new Map([['harbourmaster/settings', BRISK]]));
  const app = appOn(store);
  const ids: string[] = [];
  for (let begun = 0; begun < games; begun += 1) {
    const match = await startedOn(app, botsAtTable());
    ids.push(match.getSnapshot().id);
    match.close();
  }
  return { ids, texts: store.texts };
}

/** Runs in the page, before the app: what an earlier version left there, and a look at every change of the log. */
function watchLog({ stored, first }: { stored: [string, string][]; first: boolean }): void {
  if (first) for (const [key, text] of stored) localStorage.setItem(key, text);
  let before = '';
  const look = () => {
    const sentences = document.querySelectorAll('[role=dialog] [dir=auto]:not([role=heading])');
    const lines = [...sentences].map((line) => line.textContent);
    const now = lines.join('\n');
    if (lines.length > 0 && now !== before) console.debug(JSON.stringify(lines));
    before = now;
  };
  const watched = { subtree: true, childList: true, characterData: true };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, watched));
}

/** How often each sentence stands there. */
function counted(lines: Shown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** What stood on the screen before and does not any more. */
function missingIn(before: Shown, after: Shown): readonly string[] {
  const there = counted(after);
  return [...counted(before)].flatMap(([line, count]) => ((there.get(line) ?? 0) < count ? [line] : []));
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Opens the table and its log, and waits until there is something to read in it, or the game is over. */
async function openLog(page: Page, address: string): Promise<'open' | 'over'> {
  await page.goto(address);
  const log = page.getByRole('button', { name: en.board.log, exact: true });
  const over = page.waitForURL(/\/results\//).then(() => 'over' as const);
  const open = log.click().then(() => 'open' as const);
  over.catch(() => undefined);
  open.catch(() => undefined);
  return Promise.race([over, open]);
}

/**
 * Plays games of bots in one profile and kills the whole browser again and again, at any moment; what its screen had shown
 * must be there when it is opened anew. Fails at the first sentence that is not.
 */
export async function killBrowsers({ site, kills, seed }: KillPlan): Promise<Kills> {
  const random: Random = new Dice(seedOf(seed), 'kills');
  const { ids, texts } = await deviceWithGames(gamesFor(kills));
  const profile = await mkdtemp(join(tmpdir(), 'harbourmaster-kill-'));
  const shown = new Map<string, Shown>();
  let at = 0;
  let sentences = 0;
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      const id = ids[at % ids.length] ?? '';
      const browser = await startMortalChromium(profile);
      // The window that it begins with: one behind it would not be drawn.
      const page = browser.context.pages()[0] ?? (await browser.context.newPage());
      page.setDefaultTimeout(PATIENCE);
      let seen: Shown = [];
      page.on('console', (message) => {
        if (message.type() === 'debug') seen = JSON.parse(message.text()) as Shown;
      });
      await page.addInitScript(watchLog, { stored: [...texts], first: killed === 0 });
      const opened = await openLog(page, `${site}/table/${id}`);
      const before = shown.get(id) ?? [];
      const until = Date.now() + PATIENCE;
      while (opened === 'open' && seen.length === 0 && Date.now() < until) await pause(5);
      const missing = opened === 'open' ? missingIn(before, seen) : [];
      if (missing.length > 0)
        throw new Error(
          `After kill ${killed} of ${id}, lost of ${before.length} sentences: ${missing.join(' | ')}`,
        );
      sentences += before.length;
      if (opened === 'over') at += 1;
      else await pause(random.below(LONGEST_LIFE));
      await browser.kill();
      if (opened === 'open') shown.set(id, seen);
      if (random.below(4) === 0) at += 1;
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  return { kills, sentences };
}
