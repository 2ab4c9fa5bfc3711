import type { GameId } from '@/games';
import type { PlayedGame } from '@/match/whole';
import { momentOf, logAfter, type Shown } from './shown-log';

/** How a page dies. The first two take the whole browser with them. */
export const DEATHS = ['browserKilled', 'browserEnded', 'tabCrashed', 'pageClosed', 'pageReloaded'] as const;
export type Death = (typeof DEATHS)[number];

/** So many of each kind. */
export type ByDeath = Readonly<Record<Death, number>>;

export interface Kills {
  readonly deaths: ByDeath;
  /** After how many of them there was something to compare: where a game is over, its log is not shown any more. */
  readonly compared: ByDeath;
  /** How many lines stood on the screens that died. */
  readonly lines: number;
  /** Lines that had been shown and were not there afterwards. */
  readonly lost: readonly string[];
  /** Games that came back as something else than what they were, or not at all. */
  readonly wrong: readonly string[];
  /** Which games were being played. */
  readonly games: ReadonlySet<GameId>;
}

/** What the device holds of a game now: the game, or why it cannot be opened. */
export type Kept = PlayedGame | { readonly fault: string };

const NONE: ByDeath = { browserKilled: 0, browserEnded: 0, tabCrashed: 0, pageClosed: 0, pageReloaded: 0 };

const plus = (one: ByDeath, other: ByDeath): ByDeath => ({
  browserKilled: one.browserKilled + other.browserKilled,
  browserEnded: one.browserEnded + other.browserEnded,
  tabCrashed: one.tabCrashed + other.tabCrashed,
  pageClosed: one.pageClosed + other.pageClosed,
  pageReloaded: one.pageReloaded + other.pageReloaded,
});

const oneMore = (counts: ByDeath, death: Death): ByDeath => plus(counts, { ...NONE, [death]: 1 });

/** The lines that are not among the others; the same words twice have to be there twice. */
function notAmong(lines: Shown, others: Shown): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Compares what the screens of one device had shown when they died with what is there afterwards. */
export class KillTally {
  private deaths = NONE;
  private compared = NONE;
  private lines = 0;
  private readonly lost: string[] = [];
  private readonly wrong: string[] = [];
  private readonly games = new Set<GameId>();
  private readonly shown = new Map<string, { readonly lines: Shown; readonly death: Death }>();
  /** Those whose last death was not looked at yet. */
  private readonly due = new Set<string>();

  /** A page has died; with what it had shown of this game, if anything. */
  died(death: Death, id: string, lines: Shown | undefined): void {
    this.deaths = oneMore(this.deaths, death);
    if (lines === undefined) return;
    this.shown.set(id, { lines, death });
    this.due.add(id);
  }

  /** Of which games something was shown. */
  get shownGames(): readonly string[] {
    return [...this.shown.keys()];
  }

  /**
   * What is kept of a game now, and what its screen shows when it is opened, where it does. From then on that is what the
   * screen has shown: a loss counts once.
   */
  found(id: string, kept: Kept, now?: Shown): void {
    const before = this.shownBefore(id);
    if ('fault' in kept) {
      this.wrong.push(`${id} cannot be opened: ${kept.fault}`);
      this.shown.delete(id);
      return;
    }
    if (before !== undefined) this.games.add(kept.table.game);
    if (!this.isAsItWas(id, kept, before, now)) this.shown.delete(id);
  }

  /** Each death counts once, however often its game is looked at. */
  private shownBefore(id: string): Shown | undefined {
    const before = this.shown.get(id);
    if (before !== undefined && this.due.delete(id)) {
      this.compared = oneMore(this.compared, before.death);
      this.lines += before.lines.length;
    }
    return before?.lines;
  }

  private isAsItWas(
    id: string,
    kept: PlayedGame,
    before: Shown | undefined,
    now: Shown | undefined,
  ): boolean {
    const then = before === undefined ? 0 : momentOf(before, kept);
    const opened = now === undefined ? kept.log.length : momentOf(now, kept);
    if (then === undefined) this.tellMissing(id, kept, before ?? []);
    else if (opened === undefined) this.wrong.push(`${id} was opened as it never was: ${now?.join(' | ')}`);
    else if (opened < then) this.wrong.push(`${id} was opened after ${opened} moves: it had shown ${then}`);
    else return true;
    return false;
  }

  private tellMissing(id: string, kept: PlayedGame, before: Shown): void {
    const lost = notAmong(before, logAfter(kept, kept.log.length));
    this.lost.push(...lost.map((line) => `${id}: ${line}`));
    if (lost.length === 0) this.wrong.push(`${id} never looked as it had been shown: ${before.join(' | ')}`);
  }

  get kills(): Kills {
    const { deaths, compared, lines } = this;
    return {
      deaths,
      compared,
      lines,
      lost: [...this.lost],
      wrong: [...this.wrong],
      games: new Set(this.games),
    };
  }
}

export function together(kills: readonly Kills[]): Kills {
  return {
    deaths: kills.map(({ deaths }) => deaths).reduce(plus, NONE),
    compared: kills.map(({ compared }) => compared).reduce(plus, NONE),
    lines: kills.reduce((all, { lines }) => all + lines, 0),
    lost: kills.flatMap(({ lost }) => lost),
    wrong: kills.flatMap(({ wrong }) => wrong),
    games: new Set(kills.flatMap(({ games }) => [...games])),
  };
}

export function killsInWords({ deaths, compared, lines, lost, wrong, games }: Kills): string {
  const of = (death: Death, words: string) => `${deaths[death]} ${words} (${compared[death]} compared)`;
  const died = [
    of('browserKilled', 'browsers killed'),
    of('browserEnded', 'ended by a signal'),
    of('tabCrashed', 'tabs crashed'),
    of('pageClosed', 'pages closed'),
    of('pageReloaded', 'loaded anew'),
  ].join(', ');
  return `${died} in ${games.size} games; ${lines} lines shown before, ${lost.length} lost, ${wrong.length} wrong`;
}
