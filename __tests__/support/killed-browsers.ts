import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice, type Random } from '@/engine/random';
import { DEATHS, together, type Death, type Kills } from './kill-tally';
import { Device, deviceWithGames } from './mortal-device';
import { pause } from './patience';
import { seedOf } from './random-play';

/** Kills browsers in several profiles side by side. Where one of them fails, the others stop and leave no browser behind. */
export async function killSideBySide(plans: readonly KillPlan[]): Promise<Kills> {
  const failure = new AbortController();
  const done = await Promise.allSettled(
    plans.map((plan) =>
      killBrowsers(plan, failure.signal).catch((error: unknown) => {
        failure.abort();
        throw error;
      }),
    ),
  );
  return together(
    done.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    }),
  );
}

interface KillPlan {
  readonly site: string;
  /** How many whole browsers are killed; other deaths come between. */
  readonly kills: number;
  /** What the moments of the deaths follow from. */
  readonly seed: string;
  /** Hears of every browser that was killed, and what was found by then. */
  readonly tell?: (kills: Kills) => void;
}

const LONGEST_LIFE = 900;
/** So many games lie ready that they are not all over before the last kill: one lasts for some thirty. */
const gamesFor = (kills: number): number => 6 + Math.ceil(kills / 10);

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
 * too. What was shown and is not there when the game is opened anew is counted.
 */
async function killBrowsers({ site, kills, seed, tell }: KillPlan, failure: AbortSignal): Promise<Kills> {
  const random: Random = new Dice(seedOf(seed), 'kills');
  const { ids, texts } = await deviceWithGames(gamesFor(kills));
  const profile = await mkdtemp(join(tmpdir(), 'harbourmaster-kill-'));
  const device = new Device(site, profile, [...texts]);
  let finished = 0;
  try {
    for (const [at, death] of deathsFor(kills).entries()) {
      if (failure.aborted) break;
      const id = ids[(finished + Math.floor(at / VISITS)) % ids.length] ?? '';
      if (await device.visit(id)) await pause(random.below(LONGEST_LIFE));
      else finished += 1;
      await device.die(death, id);
      if (death === 'browserKilled') tell?.(device.tally.kills);
    }
    await device.compareAll();
  } finally {
    await device.end();
    await rm(profile, { recursive: true, force: true });
  }
  return device.tally.kills;
}
