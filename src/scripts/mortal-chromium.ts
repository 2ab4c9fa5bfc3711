import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, errors, type BrowserContext } from 'playwright-core';
import { findChromium, QUIET } from './chromium';

/** Where several browsers are killed side by side on a busy machine, one of them may be long in answering. */
const PATIENCE = 60_000;
/** Seen once in some hundred starts: a browser takes the call and never says who it is. It has shown nothing; another begins. */
const STARTS = 3;

/** A browser with a profile of its own on the disk, as people have, that can be killed as a power cut does. */
export interface MortalChromium {
  readonly context: BrowserContext;
  /** Ends it by a signal: SIGKILL leaves it no chance to write anything more. Resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('Chromium ended before it could be spoken to.');
}

export async function startMortalChromium(profile: string, starts = STARTS): Promise<MortalChromium> {
  try {
    return await startOnce(profile);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || starts === 1) throw error;
    return startMortalChromium(profile, starts - 1);
  }
}

async function startOnce(profile: string): Promise<MortalChromium> {
  const path = await findChromium();
  const process_ = spawn(
    path,
    [...QUIET, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--mute-audio'],
    // A group of its own: where it is killed, its helpers die with it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const { pid } = process_;
  if (pid === undefined) throw new Error(`Chromium does not start: ${path}`);
  const gone = once(process_, 'exit');
  const end: MortalChromium['end'] = async (signal) => {
    process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
    await gone;
  };
  try {
    const address = await addressOf(process_.stderr);
    // Nobody reads on, and a full pipe would stop it.
    process_.stderr.resume();
    const browser = await chromium.connectOverCDP(address, { timeout: PATIENCE });
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('Chromium has no window.');
    return { context, end };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}
