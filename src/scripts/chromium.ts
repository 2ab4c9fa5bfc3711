import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
] as const;

const environment: Record<string, string | undefined> = process.env;

/** In the place of a path: the one that npm brought along, whatever is installed. */
const PACKAGED = 'npm';

/** The browser to drive: CHROMIUM_PATH, else one that is installed here, else the one that npm brought along. */
export async function findChromium(): Promise<string> {
  const found = environment.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? PACKAGED;
  return found === PACKAGED ? (unpacking ??= unpackChromium()) : found;
}

/** Two browsers may be wanted at once, and the first of them in a fresh clone. */
let unpacking: Promise<string> | undefined;

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...QUIET] });
}

/** A browser with a profile of its own on disk, as people have it: what others open is private and keeps nothing. */
export async function launchProfile(
  options: Omit<BrowserContextOptions, 'storageState'> = {},
): Promise<BrowserContext> {
  const executablePath = await findChromium();
  // Without a name Playwright makes a folder for it, and removes that when the browser is gone.
  return chromium.launchPersistentContext('', { executablePath, args: [...QUIET], ...options });
}

/**
 * The packaged browser unpacks itself into the folder for temporary files, under a name that other projects use too.
 * Here it gets a folder of its own, renamed into place when complete.
 */
async function unpackChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found: install Chrome or Chromium, or name one in CHROMIUM_PATH.');
  }
  const folder = resolve('.cache', `chromium-${packagedVersion()}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.${String(process.pid)}`;
    await unpackInto(draft);
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  const path = join(folder, 'chromium');
  if (!starts(path)) lendLibraries(join(folder, 'al2023', 'lib'));
  return path;
}

async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH } = environment;
  await mkdir(folder, { recursive: true });
  // Under this name it also unpacks the libraries that a bare machine may lack.
  Object.assign(environment, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    restore({ TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH, AWS_LAMBDA_JS_RUNTIME: undefined });
  }
}

function restore(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) Reflect.deleteProperty(environment, name);
    else environment[name] = value;
  }
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function lendLibraries(folder: string): void {
  environment.LD_LIBRARY_PATH = [folder, environment.LD_LIBRARY_PATH].filter(Boolean).join(':');
}

function packagedVersion(): string {
  const file = readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
